import { ask, breathe, day, read, readOf } from './blocks.ts';
import { prayers } from './prayers.ts';

/** For people who used to pray and would like to again, without guilt. */
export const comingBackToPrayer = [
  day(
    'You are expected',
    8,
    read(
      'Perhaps it has been months, perhaps years. Many who have stopped think that they would have to put everything in order first. But one does not clean the house before one opens the window.',
      'Today you do nothing but read one verse. It came down when the Prophet ﷺ had waited long and feared that he had been left.',
    ),
    prayers.notForsaken,
    ask('When did you last feel near to God? Where was that?'),
  ),
  day(
    'What lies in between',
    8,
    read(
      'Something happened, or nothing at all: a move, a loss, a quarrel with a father, tiredness. Name it without blaming yourself. What has a name can be walked around.',
    ),
    prayers.doNotDespair,
    ask('What lies between you and prayer?'),
  ),
  day(
    'One breath',
    6,
    read(
      'Prayer begins before the words: someone stands still. Stand today for one minute where you used to pray, or at a window. You need not say anything.',
    ),
    breathe([4, 0, 6, 0], 6, 'Standing still'),
    ask('What did you notice?'),
  ),
  day(
    'Water',
    8,
    read(
      'Wash today as for prayer, slowly, even if you do not pray afterwards. Hands, mouth, nose, face, arms, head, feet. No one hurries you. Water does not ask where you have been.',
    ),
    ask('Which part of it was the most familiar?'),
  ),
  day(
    'One prayer',
    10,
    read(
      'Of the five, choose the one that fits best into your day. Only that one, and tomorrow the same. What you have forgotten you may look up; what you stumble over may remain a stumble.',
    ),
    prayers.constantThoughFew,
    readOf('If you are ill', 'Sit, or lie down. Whoever cannot stand prays as they can; that is no lesser prayer.'),
    ask('Which one will it be?'),
  ),
  day(
    'When nothing is felt',
    8,
    read(
      'Prayer is not a feeling. On dry days it is enough to have come, as one visits a friend with whom one is silent. Feeling comes and goes; the door stays in its place.',
      'If the dryness lies on everything, on food, people and work too, then it may be less your faith than your health. Speak with your provider or a doctor. It is no weakness of belief to take care of what was entrusted to you.',
    ),
    prayers.heartsRest,
    ask('Is it dry only here, or everywhere?'),
  ),
  day(
    'Going on small',
    8,
    read(
      'Seven days. Keep what is small enough for a bad day: one prayer, one verse, one word of remembrance on the stairs. If you miss it, there is nothing to make up before you may come again. Come again.',
    ),
    prayers.praise,
    ask('What is small enough for your worst day?'),
  ),
] as const;
