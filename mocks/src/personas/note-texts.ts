import type { NoteSection, NoteTemplate } from '@sakina/platform/contract';
import { noteSections } from '@sakina/platform/domain';

type Texts = readonly [string, ...string[]];

const texts: Record<NoteTemplate, readonly [Texts, ...Texts[]]> = {
  SOAP: [
    [
      'Reports two panic attacks this week, both in lifts. Slept five to six hours. Used the breathing exercise in one of them and could stay.',
      'Oriented, cooperative, speech quick at first and calmer after ten minutes. No thoughts of self-harm on asking.',
      'Panic disorder, improving. Avoidance is narrowing.',
      'One lift ride a day with a companion until the next session. Sleep diary continues.',
    ],
    [
      'Describes a calmer week. Spoke with the manager about the presentation and moved it by a day. Grief comes in waves, mostly in the evening.',
      'Affect appropriate, cried briefly when speaking of the death in the family, recovered well.',
      'Grief within the expected range; anxiety reduced (GAD-7: 8, before 12).',
      'A letter to the one who died, not to be sent. Continue weekly.',
    ],
    [
      'Quarrel with the brother at the weekend; felt “twelve years old again”. Still went to work on Monday.',
      'Tense posture, good eye contact. Able to name three feelings without prompting.',
      'Family conflict with old patterns; coping is better than in spring.',
      'Role play of a short boundary sentence. To be tried on Friday.',
    ],
    [
      'Says that the week was empty. Appetite reduced, no interest in running. No plans of self-harm, would call a sister first.',
      'Slowed speech, restricted affect, reliable.',
      'Depressive episode, moderate, stable. Risk low; safety plan reviewed.',
      'Two small activities a day from the list. Call on Thursday, ten minutes.',
    ],
  ],
  DAP: [
    [
      'Arrived late and apologized twice. Slept badly before the hearing; ate breakfast for the first time this week.',
      'Anticipatory anxiety, tied to the date. No thoughts of self-harm on asking.',
      'Breathing exercise in the morning. Short call after the hearing.',
    ],
  ],
  MENTORING: [
    [
      'Brought the draft of the resignation letter and read it aloud. Realised that two of the four reasons can be solved.',
      'A budget until the next talk. A conversation with the team lead on Tuesday.',
      'Clear about values, less clear about money: begin with the budget next time.',
    ],
    [
      'Went to the evening class for the first time and spoke to one person.',
      'Go again. Write down afterwards what went well, three lines.',
      'Read the three lines together. Confidence grows where there is a plan.',
    ],
  ],
  PASTORAL: [
    [
      'Spoke of guilt at not having been present at the death. We sat in silence for a while and then prayed.',
      'No one dies without God’s knowledge; love shows itself in years and not in one hour.',
      'A charity in the name of the one who died, small and regular. Asked whether the therapist knows: yes.',
    ],
    [
      'Disagreement about where to live after the wedding. Both were heard without interruption.',
      'A home is agreed upon and not won. Each named one thing that they can give up.',
      'Both talk with one parent each. Next talk in two weeks, together.',
    ],
  ],
};

/** The sections of a note with texts: the same index gives the same text. */
export function writtenSections(template: NoteTemplate, index: number): NoteSection[] {
  const options = texts[template];
  const chosen = options[index % options.length] ?? options[0];
  return noteSections[template].map((key, section) => ({ key, text: chosen[section] ?? '' }));
}

/** The statement that a signature confirms. */
export const SIGNING_STATEMENT =
  'I have written this note and confirm that it is complete and true to the best of my knowledge.';
