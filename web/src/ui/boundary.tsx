/* A drawing that fails must not take the game with it: the generic table takes its place. */
import { Component, type ComponentChildren } from 'preact';

interface Props {
  fallback: ComponentChildren;
  children: ComponentChildren;
}

export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  override componentDidCatch(problem: unknown): void {
    console.error('A part of the board could not be drawn.', problem);
    this.setState({ failed: true });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
