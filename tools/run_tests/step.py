"""A step of the test run, how steps are chosen by words, and the builds that chosen steps need."""
import dataclasses
import re


@dataclasses.dataclass(frozen=True)
class Step:
    name: str
    command: tuple
    needs: tuple = ()  # what must be built before, as "build:target"; "build" alone is all that it makes by itself
    cores: float = 1  # how many it keeps busy: a step that waits a lot takes less than one

    def builds(self):
        """The builds it needs, each once."""
        return list(dict.fromkeys(need.partition(":")[0] for need in self.needs))


def choose(steps, words):
    """The steps whose name every word is found in; a word is a regular expression."""
    return [step for step in steps if all(re.search(word, step.name) for word in words)]


def targets_of(build, steps):
    """What these steps need of a build; nothing if they need all that it makes by itself."""
    needs = [need.partition(":") for step in steps for need in step.needs]
    targets = [target for name, _, target in needs if name == build]
    return [] if "" in targets else sorted(set(targets))


def build_step(build, steps, needed, cores):
    """The step that builds as much of a build as these steps need."""
    targets = targets_of(build, steps)
    word = f"{build}:{','.join(targets)}" if targets else build
    return Step(f"build {build}", ("script/build", word), needed.get(build, ()), cores)


def with_builds(steps, needed, cores):
    """The steps, each build before the first that needs it. `needed` says what a build itself needs, `cores` is how many a build keeps busy."""
    found = {}
    for step in steps:
        for build in step.builds():
            found.setdefault(f"build {build}", build_step(build, steps, needed, cores))
        found[step.name] = step
    return list(found.values())
