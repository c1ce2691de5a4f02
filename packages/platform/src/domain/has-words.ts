/** Whether a text says something: a letter or a number of any script. White space, dots and dashes alone do not. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
