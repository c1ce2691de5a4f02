import type { JournalPrompt } from '@sakina/platform/contract';

const prompt = (id: string, text: string, ...themes: JournalPrompt['themes']): JournalPrompt => ({
  id,
  text,
  themes,
  language: id.endsWith('-ar') ? 'ar' : 'en',
});

/** Questions to begin an entry from. */
export const journalPrompts: readonly JournalPrompt[] = [
  prompt('today-carried', 'What carried you today, and what did you carry?', 'DEPRESSION', 'LIFE_DIRECTION'),
  prompt(
    'worry-in-a-box',
    'Describe a worry as if it were a thing in a box. How large, what color, what does it weigh?',
    'ANXIETY',
    'WORK_STRESS',
  ),
  prompt('letter-to-the-dead', 'Write to someone who has died about something that happened this week.', 'GRIEF'),
  prompt('what-i-did-not-say', 'What did you not say today? What would have happened?', 'FAMILY', 'COUPLES'),
  prompt(
    'body-speaks',
    'If your body could send you a message tonight, what would it say?',
    'SLEEP',
    'CHRONIC_ILLNESS',
  ),
  prompt('small-mercy', 'Where did you meet a small mercy today?', 'FAITH_QUESTIONS'),
  prompt('after-the-shift', 'What came home with you that belongs to work?', 'WORK_STRESS', 'SLEEP'),
  prompt(
    'ten-years-older',
    'What would you, ten years older, like you to know about this week?',
    'LIFE_DIRECTION',
    'YOUTH',
  ),
  prompt('good-enough', 'What was good enough today?', 'NEW_PARENTS', 'ANXIETY'),
  prompt(
    'doubt',
    'Is there a question of faith that you dare not ask? Ask it here.',
    'FAITH_QUESTIONS',
    'CONVERT_SUPPORT',
  ),
  prompt('small-mercy-ar', 'أين وجدتَ رحمة صغيرة هذا اليوم؟', 'FAITH_QUESTIONS'),
  prompt('what-weighs-ar', 'ما الذي يثقل عليك الليلة؟ صفه كأنه شيء تراه وتلمسه.', 'ANXIETY'),
  prompt('letter-ar', 'اكتب إلى من فقدتَه عن شيء حدث هذا الأسبوع.', 'GRIEF'),
];
