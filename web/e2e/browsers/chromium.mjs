// Chromium, by Playwright: the browser of the other tests.
import { visit } from '../kit.mjs';

export function launch() {
  return {
    async visit({ size, settings }) {
      const complaints = [];
      const page = await visit({ viewport: size, settings }, complaints);
      return {
        goto: (url) => page.goto(url),
        reload: () => page.reload(),
        evaluate: (expression) => page.evaluate(expression),
        click: (x, y) => page.mouse.click(x, y),
        strike: async (keys) => {
          for (const key of keys) await page.keyboard.press(key);
        },
        screenshot: () => page.screenshot(),
        complaints: async () => complaints,
        close: () => page.context().close(),
      };
    },
    close() {},
  };
}
