const lines = [
  [
    'PROVIDER',
    0,
    'Good to see you. Before we begin: the recording is on, as we agreed. Is that still all right with you?',
  ],
  ['CLIENT', 9, 'Yes, that is fine.'],
  ['PROVIDER', 13, 'How has the week been?'],
  ['CLIENT', 16, 'Better than the one before. I took the elevator twice. The second time I was nearly bored.'],
  ['PROVIDER', 27, 'Nearly bored sounds like progress. What was different from the first time?'],
  ['CLIENT', 34, 'I counted, as you showed me. And I thought: it is a box, and it opens again.'],
  ['PROVIDER', 46, 'It is a box, and it opens again. May I write that down?'],
  ['CLIENT', 52, 'Please do.'],
  ['CLIENT', 58, 'The nights are still hard. I wake at four and go through every sentence of the presentation.'],
  ['PROVIDER', 71, 'And what do you do then, at four?'],
  ['CLIENT', 76, 'I look at my phone. I know.'],
  ['PROVIDER', 81, 'You said it before I did. What would you rather do, if it were easy?'],
  ['CLIENT', 92, 'Get up. Drink something. Sit by the window until I am tired again.'],
  ['PROVIDER', 103, 'Then let us make that easy. What has to lie ready in the evening?'],
] as const;

/** A short transcript of a recording, with speakers. */
export function transcriptLines(names: { provider: string; client: string }) {
  return lines.map(([speaker, startSeconds, text], index) => ({
    id: `seg-${index + 1}`,
    speaker: speaker === 'PROVIDER' ? names.provider : names.client,
    startSeconds,
    text,
  }));
}
