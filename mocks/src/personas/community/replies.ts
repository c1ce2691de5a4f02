/** Beginnings of answers that fit everywhere; each stands with an end, so that hardly two read the same. */
export const replyBeginnings = [
  'I know this.', 'Thank you for writing it down.', 'I read this on the bus and missed my stop.', 'You have put it better than I could.', 'That was me, two years ago.',
  'I have no advice, I only want to say that I have read it.', 'It is the same here.', 'I had to put the phone down for a moment.', 'What you write about the evening is exactly it.',
  'I am so sorry that you have to carry this.', 'I have been silent here for months, and now you write this.', 'You are not the only one.', 'This helped me today, without your knowing it.',
  'I would have liked to read this a year ago.', 'How good that you said it aloud.', 'I am sitting in the kitchen and nodding.', 'My sister went through the same.', 'It made me smile, and then not.',
  'I thought that I had invented this.', 'First of all: you are doing more than you think.',
] as const;

export const replyEnds = [
  'It does get lighter, though not in a straight line.', 'For me it was walking, the same way every day, until the way knew me.', 'I wish you a night that is long enough.', 'Will you tell us next week how it is?',
  'In the end it was a talk with somebody from outside that made the difference, because they had no part in it.', 'I write my three good things on the calendar. On some days it is only ‘tea’.',
  'Be gentle with yourself, you would be with us.', 'I keep you in my prayers.', 'Somebody once told me that one does not have to be brave all day, only at the next door.', 'Rest is no reward. You may take it before.',
  'I put a hand on my chest and count; it sounds silly and it works.', 'What would you say to a friend who wrote this?', 'Take the help that there is. I waited too long and got nothing for it.', 'Let us know that you have eaten.',
  'I have no more than this: we are here.', 'Mine was afraid of the same, and today we laugh about it, a little.', 'Ask for one small thing, from one person. That was how it began with me.', 'It counts, even if nobody sees it.',
  'The second time was easier than the first, I promise you that much.', 'Perhaps it is enough for today that you have written it.', 'I read somewhere that patience is a form of courage without an audience.', 'Tomorrow is a different day, and often it is only a different one, and that is enough.',
  'I have moved it from my head to a list, and from the list to Thursday.', 'My grandfather said: who sits down has not given up.', 'I would bring you soup if I knew where.',
] as const;

/** Beginnings and ends in the Arabic circle. */
export const arabicBeginnings = ['أفهمك تماماً.', 'شكراً لأنك كتبت هذا.', 'كأنك تتكلم عني.', 'قرأت كلامك وسكتّ قليلاً.', 'ما أصدق ما كتبت.', 'لست وحدك في هذا.', 'هوّن الله عليك.', 'عندي مثله.', 'ابتسمت ثم تنهّدت.', 'كنت هنا قبل سنة.'] as const;
export const arabicEnds = ['يخفّ مع الأيام، وإن لم يكن في خط مستقيم.', 'دعوت لك.', 'خذ الأمر خطوة خطوة.', 'ساعدني أن أمشي كل يوم الطريق نفسه.', 'طمئنّا عليك.', 'ارفق بنفسك كما ترفق بنا.', 'لا بأس أن ترتاح قبل أن تتعب.', 'نحن هنا.', 'اطلب شيئاً صغيراً من شخص واحد، هكذا بدأت أنا.', 'ليلة هادئة إن شاء الله.', 'ربما يكفي اليوم أنك كتبت.'] as const;
