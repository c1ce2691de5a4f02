import { ask, breathe, day, ground, islamic, read, readOf, secular, audio } from './blocks.ts';
import { prayers } from './prayers.ts';

/** Ten days for people who lose sleep over speaking in public. */
export const beforeThePresentation = [
  day(
    'What exactly are you afraid of?',
    10,
    read(
      '“The presentation” is not what frightens us. It is a picture: the second in which the voice breaks, a face in the third row, the question without an answer. A fear without a face is large. Today we give it one.',
    ),
    ask(
      'Describe the picture as if it were a photograph. Who is in it? What has just happened?',
      'Three sentences. Stop there.',
    ),
    breathe([4, 0, 6, 0], 8),
  ),
  day(
    'Your heart is on your side',
    8,
    read(
      'Before speaking the heart beats faster, the hands grow cold, the mouth dry. It is the same preparation that a runner knows before the start. Studies found that people who say “I am excited” do better than those who say “I must be calm”: the body may stay as it is, only its name changes.',
    ),
    audio(
      'One sentence, said three times',
      1,
      'My body is getting me ready. My body is getting me ready. My body is getting me ready.',
    ),
    ask('Where do you feel it first?'),
  ),
  day(
    'Three sentences that carry everything',
    12,
    read(
      'Whoever knows every word is afraid of losing one. Whoever knows three sentences cannot get lost. What do people have to know, what should they feel, what should they do? One sentence each.',
      'Write them down on a card. The rest is on the slides.',
    ),
    ask('Your three sentences:'),
  ),
  day(
    'The first thirty seconds',
    10,
    read(
      'Most of the fear sits in the beginning. So learn only the beginning by heart: where you stand, whom you look at first, your first sentence and a pause after it.',
      'Say it aloud today, five times, in five places: kitchen, stairs, outside.',
    ),
    islamic(prayers.openMyHeart),
    ask('What is your first sentence?'),
  ),
  day(
    'Four in the morning',
    10,
    read(
      'You wake at four and go through every sentence. At that hour the brain is poor at weighing and good at warning; nothing that it says then has to be decided then.',
      'Put paper beside the bed. Write the thought down in five words, turn the page over, and breathe. If you are still awake after twenty minutes, get up, sit somewhere with little light, and come back when you are sleepy.',
    ),
    breathe([4, 0, 7, 0], 10, 'For four in the morning'),
    islamic(prayers.heartsRest),
    ask('Which thought comes at night, in five words?'),
  ),
  day(
    'What if it does happen?',
    12,
    read(
      'Suppose that the voice breaks, or a slide is missing. Then what? Think it to the end, past the point at which the fear stops the film. You drink some water. You say: “Let me start that sentence again.” Someone nods. Twenty minutes later there is lunch.',
    ),
    ask('Write how it goes on after the worst moment, until the evening of that day.'),
  ),
  day(
    'On the way there',
    10,
    read(
      'The train, the elevator, the corridor: for some the way is worse than the stage. For that there is something you can do with open eyes, and no one sees it.',
    ),
    ground('In the elevator, on the train'),
    secular(
      readOf(
        'A word for the way',
        'Choose a short sentence and let it go with your steps: “Here. And here. And here.”',
      ),
    ),
    islamic(prayers.godSuffices),
    ask('Where on your way could you do this tomorrow, as practice?'),
  ),
  day(
    'Rehearse being interrupted',
    10,
    read(
      'Ask someone to listen for five minutes and to interrupt you twice. Not to criticise: only so that your body learns that one can be interrupted and go on.',
      'To a question without an answer one sentence is enough: “I do not know that yet. I will find out by Thursday.”',
    ),
    ask('Who could listen, and when?'),
  ),
  day(
    'The day before',
    8,
    read(
      'Today nothing is improved any more. Lay out the clothes. Print the card. Walk for half an hour. Eat something warm. Whoever works on the slides until midnight takes the sleep from the one who has to speak.',
    ),
    breathe([4, 2, 6, 2], 8),
    islamic(prayers.worryAndSorrow),
    ask('What is already good enough?'),
  ),
  day(
    'Afterwards',
    10,
    read(
      'It is over, or it soon will be. The mind will now go through the film and stop at every mistake. Give it another task as well: three things that worked, and one person who understood something.',
      'And then something kind that has nothing to do with work.',
    ),
    ask(
      'Three things that worked:',
      'If your day is still to come, write down what you will do in the hour afterwards.',
    ),
  ),
] as const;
