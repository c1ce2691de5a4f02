import type { UsState } from '@sakina/platform/contract';

interface Format {
  pattern: RegExp;
  /** How the board prints one. */
  example: string;
}

/** Number formats of boards, without spaces, dots and hyphens. */
const formats: Partial<Record<UsState, Format>> = {
  CA: { pattern: /^(LMFT|LCSW|LPCC|PSY)\d{4,6}$/, example: 'LMFT 104882' },
  CO: { pattern: /^(LPC|LCSW|MFT|PSY)\d{7}$/, example: 'LPC.0014471' },
  FL: { pattern: /^(MH|SW|MT|PY)\d{4,6}$/, example: 'MH 14820' },
  IL: { pattern: /^\d{9}$/, example: '071.008214' },
  MA: { pattern: /^(LMHC|LICSW|PSY)\d{4,6}$/, example: 'LMHC 7714' },
  MN: { pattern: /^\d{4,6}$/, example: '22815' },
  NY: { pattern: /^(PSY|LCSW|LMHC)?\d{6}$/, example: 'PSY 019402' },
  OH: { pattern: /^\d{8}$/, example: '35.071126' },
  PA: { pattern: /^(CW|PS|PC|MD)\d{6}[A-Z]?$/, example: 'CW 018113' },
  TX: { pattern: /^\d{4,6}$/, example: '13077' },
  WA: { pattern: /^(LH|LW|PY)\d{8}$/, example: 'LH 60418827' },
};

/** For other boards: letters and digits, at least three of them digits. */
const general: Format = { pattern: /^(?=(?:.*\d){3})[A-Z0-9]{4,14}$/, example: 'AB 12345' };

/** A licence number normalised for comparing: without spaces, dots, hyphens and case. */
export function plainNumber(number: string): string {
  return number.toUpperCase().replace(/[\s.\-/]/g, '');
}

/** The register key of a licence. */
export function registerKey(state: UsState, number: string): string {
  return `${state} ${plainNumber(number)}`;
}

/** What is wrong with the form of a number in a state, in words, or null. */
export function numberProblem(state: UsState, number: string): string | null {
  const { pattern, example } = formats[state] ?? general;
  return pattern.test(plainNumber(number)) ? null : `Licenses of ${state} look like ${example}.`;
}
