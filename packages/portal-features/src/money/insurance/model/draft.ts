import type { BodyOf, ClaimDraft, PlaceOfService, ProcedureCode, createClaim } from '@sakina/platform/contract';
import { minutesFit, psychotherapyCode } from './minutes.ts';

/** One line as it is being written. */
export interface LineForm {
  procedureCode: ProcedureCode;
  /** As typed: two letters or digits each, with spaces or commas between. */
  modifiers: string;
  units: number | null;
  /** In minor units; null while the field is empty. */
  chargeMinor: number | null;
  /** Places in the diagnoses, the first being 1. */
  pointers: readonly number[];
}

/** A claim as it is being written. */
export interface ClaimForm {
  placeOfService: PlaceOfService;
  diagnoses: readonly { code: string; description: string }[];
  lines: readonly LineForm[];
}

/** What a check found. `stop` keeps the claim here; `warn` is likely to be denied. */
export interface Finding {
  id: string;
  level: 'stop' | 'warn';
  /** The field that it is about, as the form names it. */
  field: string;
  /** Which line it is about, from 1. */
  line?: number;
  /** The code that fits, where another one does. */
  code?: string;
}

const DIAGNOSIS = /^[A-Z]\d[0-9AB](\.[0-9A-Z]{1,4})?$/;
const MODIFIER = /^[A-Z0-9]{2}$/;
const QUESTIONNAIRE = '96127';

/** The form of a draft. */
export function formOf({ placeOfService, diagnoses, lines }: ClaimDraft): ClaimForm {
  return {
    placeOfService,
    diagnoses: diagnoses.length > 0 ? diagnoses : [{ code: '', description: '' }],
    lines: lines.map(({ procedureCode, modifiers, units, charge, diagnosisPointers }) => ({
      procedureCode,
      modifiers: modifiers.join(' '),
      units,
      chargeMinor: charge.amountMinor,
      pointers: diagnosisPointers,
    })),
  };
}

/** The modifiers typed, in capitals. */
export function modifiersOf(typed: string): string[] {
  return typed
    .toUpperCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
}

/** The form without a diagnosis; pointers at it go, and those at later ones follow them. */
export function withoutDiagnosis(form: ClaimForm, index: number): ClaimForm {
  const place = index + 1;
  return {
    ...form,
    diagnoses: form.diagnoses.filter((_, at) => at !== index),
    lines: form.lines.map((line) => ({
      ...line,
      pointers: line.pointers
        .filter((pointer) => pointer !== place)
        .map((pointer) => (pointer > place ? pointer - 1 : pointer)),
    })),
  };
}

/**
 * What is wrong with a claim, before anything is sent: first what keeps it here in the order of the form, then what
 * payers deny, the most likely first.
 * @param minutes Whole minutes face to face.
 * @param daysToFile Days left to file; negative once the last day has passed.
 */
export function checkClaim(form: ClaimForm, minutes: number, daysToFile: number): Finding[] {
  const found: Finding[] = [];
  const stop = (id: string, field: string, more: Partial<Finding> = {}) =>
    found.push({ id, level: 'stop', field, ...more });
  const warn = (id: string, field: string, more: Partial<Finding> = {}) =>
    found.push({ id, level: 'warn', field, ...more });

  const codes = form.diagnoses.map(({ code }) => code.trim().toUpperCase());
  codes.forEach((code, index) => {
    if (!DIAGNOSIS.test(code)) stop('diagnosisCode', `diagnoses.${index}.code`);
    else if (codes.indexOf(code) !== index) stop('diagnosisTwice', `diagnoses.${index}.code`);
    if (form.diagnoses[index]?.description.trim() === '') stop('diagnosisWords', `diagnoses.${index}.description`);
  });
  form.lines.forEach((line, index) => {
    const at = `lines.${index}`;
    const own = { line: index + 1 };
    if (!minutesFit(line.procedureCode, minutes)) {
      const code = psychotherapyCode(minutes);
      stop(code === null ? 'tooShort' : 'minutes', `${at}.procedureCode`, { ...own, ...(code !== null && { code }) });
    }
    const modifiers = modifiersOf(line.modifiers);
    if (modifiers.some((modifier) => !MODIFIER.test(modifier))) stop('modifierForm', `${at}.modifiers`, own);
    else if (modifiers.length > 4) stop('modifierCount', `${at}.modifiers`, own);
    else if (new Set(modifiers).size !== modifiers.length) stop('modifierTwice', `${at}.modifiers`, own);
    if (line.units === null || line.units < 1 || line.units > 99) stop('units', `${at}.units`, own);
    if (line.chargeMinor === null || line.chargeMinor < 1 || line.chargeMinor > 1_000_000)
      stop('charge', `${at}.charge`, own);
    if (line.pointers.length === 0) stop('pointerMissing', `${at}.diagnosisPointers`, own);
    else if (line.pointers.some((pointer) => pointer > codes.length))
      stop('pointerToNothing', `${at}.diagnosisPointers`, own);
    else if (line.pointers.length > 4) stop('pointerCount', `${at}.diagnosisPointers`, own);
  });

  if (daysToFile < 0) warn('late', 'claim');
  const hasSession = form.lines.some(({ procedureCode }) => procedureCode !== QUESTIONNAIRE);
  form.lines.forEach((line, index) => {
    const own = { line: index + 1 };
    const modifiers = modifiersOf(line.modifiers);
    const isSession = line.procedureCode !== QUESTIONNAIRE;
    const isTelehealth = form.placeOfService !== '11';
    if (isSession && isTelehealth && !modifiers.includes('95')) warn('needsVideo', `lines.${index}.modifiers`, own);
    if (!isTelehealth && modifiers.includes('95')) warn('officeVideo', `lines.${index}.modifiers`, own);
    if (isSession && (line.units ?? 0) > 1) warn('oneUnit', `lines.${index}.units`, own);
    if (!isSession && hasSession && !modifiers.includes('59')) warn('questionnaire', `lines.${index}.modifiers`, own);
    if (codes[(line.pointers[0] ?? 0) - 1]?.startsWith('Z'))
      warn('circumstance', `lines.${index}.diagnosisPointers`, own);
    if (line.procedureCode === '90837') warn('longSession', `lines.${index}.procedureCode`, own);
  });
  codes.forEach((code, index) => {
    if (/^F(20|3[1-4]|4[0-3]|50|51|60|84|90)$|^F43\.[12]$|^F51\.0$/.test(code))
      warn('incomplete', `diagnoses.${index}.code`);
  });
  return found;
}

type Body = BodyOf<typeof createClaim>;

/** What is sent of a form without stops. */
export function bodyOf(form: ClaimForm, draft: ClaimDraft): Body {
  return {
    appointmentId: draft.appointmentId,
    coverageId: draft.coverage.id,
    placeOfService: form.placeOfService,
    diagnoses: form.diagnoses.map(({ code, description }) => ({
      code: code.trim().toUpperCase(),
      description: description.trim(),
    })),
    lines: form.lines.map((line) => ({
      procedureCode: line.procedureCode,
      modifiers: modifiersOf(line.modifiers),
      units: line.units ?? 1,
      charge: { amountMinor: line.chargeMinor ?? 0, currency: draft.charge.currency },
      diagnosisPointers: [...line.pointers],
    })),
    ...(draft.replacesClaimId !== null && { replacesClaimId: draft.replacesClaimId }),
  };
}
