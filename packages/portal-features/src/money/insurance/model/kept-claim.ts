import { is, placeOfService, procedureCode } from '@sakina/platform/contract';
import type { ClaimForm } from './draft.ts';

const isText = (value: unknown) => typeof value === 'string';
const isNumberOrNull = (value: unknown) => value === null || typeof value === 'number';
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isLine(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { procedureCode: code, modifiers, units, chargeMinor, pointers } = value;
  return (
    is(procedureCode, code) &&
    isText(modifiers) &&
    isNumberOrNull(units) &&
    isNumberOrNull(chargeMinor) &&
    Array.isArray(pointers) &&
    pointers.every((pointer) => typeof pointer === 'number')
  );
}

function isClaim(value: unknown): value is ClaimForm {
  if (!isRecord(value)) return false;
  const { placeOfService: place, diagnoses, lines } = value;
  return (
    is(placeOfService, place) &&
    Array.isArray(diagnoses) &&
    diagnoses.every((each) => isRecord(each) && isText(each['code']) && isText(each['description'])) &&
    Array.isArray(lines) &&
    lines.length > 0 &&
    lines.every(isLine)
  );
}

/** Reads what was kept of a claim that was being written, perhaps by an older program; null for anything else. */
export function readKeptClaim(value: unknown): ClaimForm | null {
  return isClaim(value) ? value : null;
}
