/**
 * Codes of diagnoses: those of mental health (ICD-10 F), and any other with its decimal. Procedure codes are digits and
 * pass.
 */
const CODES = /(?<![\p{L}\p{N}])(?:F\d{2}(?:\.\d{1,3})?|[A-TV-Z]\d{2}\.\d{1,3})(?![\p{L}\p{N}])/iu;

/** Names of diagnoses, and the word itself, as they begin. */
const NAMES = [
  'diagnos',
  'depressi',
  'anxiety disorder',
  'panic disorder',
  'ptsd',
  'post-traumatic',
  'posttraumatic',
  'bipolar',
  'schizo',
  'psychosis',
  'psychotic',
  'ocd',
  'obsessive',
  'adhd',
  'autis',
  'anorexi',
  'bulimi',
  'eating disorder',
  'personality disorder',
  'borderline',
  'addict',
  'substance use',
  'dementia',
].join('|');
const NAMED = new RegExp(`(?<!\\p{L})(?:${NAMES})`, 'iu');

/** The same in Arabic, where the article and prefixed conjunctions join the word. */
const NAMED_IN_ARABIC = /تشخيص|اكتئاب|اضطراب|فصام|ثنائي القطب|وسواس|ذهان|توحد|إدمان|ادمان|كرب ما بعد الصدمة|خرف/u;

/**
 * Whether a text seems to name a diagnosis, which no invoice may do: it is mailed, and others open the mail. It
 * knows codes and common names, and so is a reminder, not a proof.
 */
export function seemsToNameDiagnosis(text: string): boolean {
  return CODES.test(text) || NAMED.test(text) || NAMED_IN_ARABIC.test(text);
}

/** Days that have to pass between two reminders of one invoice. */
export const REMINDER_EVERY_DAYS = 3;

/**
 * The moment from which a client can be reminded of an invoice again, in epoch milliseconds; null if they were never
 * reminded.
 * @param remindedAt When they were last reminded: an instant, or null.
 */
export function nextReminderAt(remindedAt: string | null): number | null {
  return remindedAt === null ? null : Date.parse(remindedAt) + REMINDER_EVERY_DAYS * 86_400_000;
}
