import { ask, breathe, day, ground, islamic, read, readOf, secular, audio } from './blocks.ts';
import { prayers } from './prayers.ts';

/** Fourteen days after a death. Both tracks share the steps; the Islamic one adds prayers. */
export const griefInCompany = [
  day(
    'You are not doing it wrong',
    10,
    read(
      'There is no right way to grieve, and no calendar for it. Some people cry at once, some in the supermarket four months later, some hardly at all. Some feel relief and are frightened by it. All of that is grief.',
      'For fourteen days we keep you company for about ten minutes. You may rest whenever you like. Nothing here asks you to let go of the one who died.',
    ),
    islamic(prayers.theEyeWeeps),
    breathe([4, 0, 6, 0], 8),
    ask('Who has died, and what did you call them?', 'A name is enough.'),
  ),
  day(
    'What the body carries',
    10,
    read(
      'Grief is work that the body does. Tiredness like a flu, a tight throat, forgetting why you entered a room: these are common in the first months, and they ease.',
      'Today we only notice. Go from the top of your head to your feet and say of each place: tight, heavy, empty, quiet, or nothing at all.',
    ),
    audio(
      'A slow walk through the body',
      4,
      'Your forehead. Let it be as it is. Your jaw; you need not hold it. Your shoulders have carried the phone calls and the visitors. Let them come down by the width of a finger.',
      'Your chest. If something heavy lies there, breathe beside it and not against it. Your hands. Your feet, which have brought you as far as this evening.',
    ),
    ask('Where does it sit today?'),
  ),
  day(
    'The hour at which it is worst',
    12,
    read(
      'For many there is an hour: four in the morning, the way home, Friday after lunch. It helps to know it, because then it is no ambush.',
      'Make a small plan for that hour. Not against the grief, but so that you are not alone with it: a person to write to, a light left on, a blanket, a list of three songs.',
    ),
    ground(),
    ask('When is your hour, and what shall stand ready for it?', 'One thing is a plan.'),
  ),
  day(
    'A story that only you know',
    10,
    read(
      'After a death people speak of the last weeks. But your person was more than an illness or an accident. Today you bring back one ordinary story: how they parked the car, what they said when the bread burned.',
    ),
    islamic(read('To speak well of the dead is an old courtesy. A small true story, told with love, is one.')),
    ask('Tell one story that has nothing to do with the end.'),
  ),
  day(
    'What was not said',
    12,
    read(
      '“I was not there.” “We had quarrelled.” “I never thanked her.” Guilt looks for an hour in which everything could have been different. But love is not decided by one hour. It stands in years.',
      'Write a letter that no one will read. It may be angry. It may be three lines.',
    ),
    islamic(
      readOf(
        'About not having been there',
        'Some of those we love die among nurses, or alone, or a flight away. We trust that no one dies out of God’s sight. What you could not do at the bedside you can still do: pray for them, give in their name, be kind to those whom they loved.',
      ),
    ),
    islamic(prayers.noMoreThanItCanBear),
    secular(
      readOf(
        'About not having been there',
        'Many people die in the minutes in which everyone has left the room. Those who work with the dying see it again and again. It is no one’s failure.',
      ),
    ),
    ask(
      'Begin a letter: “What I still wanted to say to you …”',
      'You can keep it in your journal, and need not share it.',
    ),
  ),
  day(
    'Eating, sleeping, opening the post',
    8,
    read(
      'Halfway through the first week we do something plain. Grief uses up strength that usually goes into ordinary things, and then the ordinary things pile up and become a second weight.',
      'Choose one that takes less than ten minutes: a soup, a shower, one envelope. Do it slowly, and stop afterwards.',
    ),
    breathe([4, 0, 6, 0], 6),
    ask('Which one was it?'),
  ),
  day(
    'One week',
    8,
    read(
      'You have sat down with this seven times. Perhaps something is a little clearer, perhaps everything is as heavy as before. Both are fine; a week is short.',
      'Today there is nothing new. Look at what you have written so far, or do not, and rest.',
    ),
    islamic(prayers.weReturn),
    secular(
      audio(
        'For the seventh evening',
        2,
        'Somewhere a window is lit like yours, and behind it someone misses someone. You do not know each other. You are in company.',
      ),
    ),
    ask('What has been with you this week?'),
  ),
  day(
    'People who say the wrong thing',
    10,
    read(
      '“At least she was old.” “Be strong.” “You should be over it.” People who say such things are mostly afraid of your grief, or of their own.',
      'You owe no one an explanation. Have one sentence ready: “Thank you. I am not looking for comfort just now; it is enough if you sit here.”',
    ),
    ask('Which sentence could you say, and to whom?'),
  ),
  day(
    'A place for them',
    10,
    read(
      'It helps to give love a place to go to. A photograph on the shelf, a plant, a walk on Sundays, a recipe that from now on you cook on their birthday.',
      'Do not look for something great. The best places are small and near.',
    ),
    islamic(prayers.threeThatStay),
    islamic(
      read(
        'A small regular gift in their name, a well, a meal, a book for a school, is a place too. Better little and often than much and once.',
      ),
    ),
    ask('Where could their place be?'),
  ),
  day(
    'When joy comes back and frightens you',
    10,
    read(
      'One day you laugh, and then the shock: how can I? Joy is no betrayal. It does not say that you have forgotten; it says that you are alive, and the one who loved you wanted that.',
    ),
    breathe([5, 0, 5, 0], 10, 'Even breath'),
    ask('What made you smile lately, even for a second?'),
  ),
  day(
    'What they gave you',
    10,
    read(
      'Look at your hands. Someone taught them to tie a shoe, to knead, to hold a pen. We carry the dead in what we do without thinking.',
      'Name three things that you have from them. They may be odd: a way of folding towels, impatience with queues, a word in another language.',
    ),
    islamic(prayers.asTheyRaisedMe),
    ask('Three things that I have from you:'),
  ),
  day(
    'The others who miss them',
    12,
    read(
      'In one family everyone grieves in a different tempo. One wants to talk, one tidies the wardrobe, one has not been seen for weeks. It is easy to think that the others love less.',
      'Write to one of them today. Not about arrangements. One line: “I thought of her today because …”',
    ),
    ground('Before you write'),
    ask('To whom will you write, and what?'),
  ),
  day(
    'Waves',
    10,
    read(
      'Grief does not become less in a straight line. It comes in waves; at first they are high and close together. In time there is more water between them. On birthdays, at feasts and in the scent of a coat a high one comes once more. That is no relapse.',
      'When one comes: sit down if you can, breathe out longer than in, and say to yourself: this is a wave.',
    ),
    breathe([4, 0, 8, 0], 8, 'Out longer than in'),
    islamic(prayers.withHardshipEase),
    ask('Which days in the coming months may be high? Note them down, and who shall be with you.'),
  ),
  day(
    'Going on, with them',
    12,
    read(
      'Fourteen days. You have not left anyone behind. What we hope is that there is a little more room in you: for the missing, and beside it for the day.',
      'If you find that eating, sleeping or working hardly succeed for weeks, or that you do not want to live any more, please speak with someone: your provider, a doctor, the crisis line at the top of this page.',
    ),
    islamic(prayers.inMyLoss),
    secular(
      audio(
        'To take along',
        2,
        'You do not have to carry it well. You only have to carry it as far as the next bench, and there is always another bench.',
      ),
    ),
    ask('What do you want to keep from these two weeks?'),
  ),
] as const;
