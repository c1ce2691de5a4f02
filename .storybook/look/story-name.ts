/** A story’s name as a reader wants it: without the ids of what it proves, which the trace reads. */
export const nameWithoutIds = (name: string): string => name.replaceAll(/\s*\[[A-Z]+-\d+[^\]]*\]\s*/g, ' ').trim();
