// What a run has found, line by line, and its end: `N passed, N failed`.

/** Collects the results of a run. */
export function createChecks() {
  let passed = 0;
  const failed = [];
  const figures = [];
  return {
    figures,
    /** Runs one check; what it returns is printed as its figure. A failure does not keep the next ones from running. */
    check: async (title, work) => {
      try {
        const figure = await work();
        passed += 1;
        console.log(`  ok    ${title}${figure ? `: ${figure}` : ''}`);
      } catch (error) {
        failed.push(title);
        console.log(`  FAIL  ${title}: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
    /** Keeps a figure for docs/measured.json. */
    note: (name, value, unit) => figures.push({ name, value: Math.round(value * 100) / 100, unit }),
    end: () => {
      console.log(`\n${passed} passed, ${failed.length} failed`);
      return failed.length === 0 ? 0 : 1;
    },
  };
}

export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;

/** @throws Error with both values where they differ */
export function same(actual, expected, what) {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: ${a} instead of ${b}`);
}
