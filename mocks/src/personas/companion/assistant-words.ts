import { programmeIds } from './programmes/index.ts';
import type { AssistantSuggestion } from '@sakina/platform/contract';

export type AssistantLanguage = 'en' | 'ar';
type Both<Words> = Readonly<Record<AssistantLanguage, Words>>;

/** A topic, how it is recognised, and its answers: a different one the second time. */
export interface AssistantTopic {
  name: string;
  /** In searchable words, English and Arabic. */
  heard: RegExp;
  says: Both<readonly [string, ...string[]]>;
  points: Both<readonly AssistantSuggestion[]>;
}

const exercise = (id: string, title: string): AssistantSuggestion => ({ kind: 'EXERCISE', id, title });
const programme = (name: keyof typeof programmeIds, title: string): AssistantSuggestion => ({
  kind: 'PROGRAMME',
  id: programmeIds[name],
  title,
});
const prompt = (id: string, title: string): AssistantSuggestion => ({ kind: 'JOURNAL_PROMPT', id, title });

const breath = {
  en: [exercise('long-breath', 'The long breath')],
  ar: [exercise('long-breath-ar', 'النفس الطويل')],
} as const;
const arabicProgramme = programme('sakina', 'سبعة أيام من السكينة');

/** Added to every answer. */
export const disclosure: Both<string> = {
  en: 'I’m a program, not a person. I can’t give medical care, and no one is reading along. In an emergency, call your local emergency number.',
  ar: 'أنا برنامج ولست إنسانًا، ولا أقدّم رعاية طبية، ولا يقرأ أحد ما تكتبه هنا. في الطوارئ يُرجى الاتصال برقم الطوارئ في بلدك.',
};

/** The only answer if crisis words were recognised. */
export const crisisWords: Both<string> = {
  en: 'Thank you for saying this. It sounds very heavy, and I want you to be with a person now, not with a program. The lines at the top of this page can answer now. If you’re in danger, call your local emergency number. Is there someone near you who could sit with you until then?',
  ar: 'شكرًا لأنك قلت هذا. يبدو الحمل ثقيلًا جدًّا، والأفضل الآن أن يكون معك إنسان لا برنامج. الخطوط في أعلى هذه الصفحة يمكنها الرد الآن. عند الخطر يُرجى الاتصال برقم الطوارئ في بلدك حالًا. هل بقربك أحد يمكنه الجلوس معك إلى أن يصل العون؟',
};

export const crisisPoints: Both<AssistantSuggestion> = {
  en: { kind: 'PROVIDERS', id: null, title: 'Your providers' },
  ar: { kind: 'PROVIDERS', id: null, title: 'مقدّمو رعايتك' },
};

/** The first match is answered; the last topic matches everything. */
export const assistantTopics: readonly AssistantTopic[] = [
  {
    name: 'medicine',
    heard:
      /\b(medication|medicine|dose|dosage|pills?|tablets?|antidepressants?|ssri|side effects?|diagnos\w*)\b|دواء|ادويه|جرعه|حبوب|تشخيص/u,
    says: {
      en: [
        'I can’t advise you on medicines or diagnoses. Please ask your doctor or pharmacist, and don’t change a dose on your own. I can help you write down what you want to ask them.',
        'That’s a question for a doctor too. What exactly would you like to know? We can put it into one sentence for you to read out to them.',
      ],
      ar: [
        'لا يمكنني تقديم النصح في الأدوية والتشخيص. يُرجى سؤال طبيبك أو الصيدلي، وعدم تغيير الجرعة من تلقاء نفسك. يمكنني المساعدة في كتابة أسئلتك لهما.',
      ],
    },
    points: { en: [crisisPoints.en], ar: [crisisPoints.ar] },
  },
  {
    name: 'panic',
    heard:
      /\b(panic\w*|anxi\w+|worr\w+|nervous|afraid|scared|heart (is )?racing|cannot breathe|cant breathe|lift|elevator|train)\b|قلق|هلع|خوف|خاي?ف|توتر/u,
    says: {
      en: [
        'That sounds frightening, and it passes, even when it feels like it won’t. Shall we breathe together? In for four, out for six, ten times. Or start with your feet: where are they on the floor?',
        'Stay with the out-breath. It’s the part that calms. What can you see around you? Name five things for me, if you like.',
      ],
      ar: [
        'أفهم أن هذا مخيف، وهو يمرّ حتى حين يبدو أنه لن يمرّ. هل نتنفّس معًا؟ أربعة شهيقًا وستة زفيرًا، عشر مرّات.',
        'الزفير هو الذي يهدّئ، فليكن بطيئًا. ما الذي حولك؟ خمسة أشياء تكفي، إن شئت.',
      ],
    },
    points: {
      en: [
        ...breath.en,
        exercise('five-senses', 'Five, four, three, two, one'),
        programme('breathing', 'Breathing room'),
      ],
      ar: [...breath.ar, exercise('five-senses-ar', 'خمسة، أربعة، ثلاثة، اثنان، واحد'), arabicProgramme],
    },
  },
  {
    name: 'grief',
    heard:
      /\b(grie\w+|died|death|funeral|mourn\w*|miss (her|him|them|my)|passed away|lost my)\b|توفي|مات|ماتت|وفاه|حزن|فقدت|اشتاق/u,
    says: {
      en: [
        'I’m sorry. You don’t need to be anything right now except someone who misses someone. Would you like to tell me one small thing about them?',
        'Thank you for telling me. If you’d like to keep it, write it in your journal. Nothing is saved here.',
      ],
      ar: [
        'عظّم الله أجرك. لا يلزمك الآن شيء سوى الشوق. هل من شيء صغير تودّ قوله عمّن فقدته؟',
        'إن شئت يمكنك كتابة هذا في يومياتك ليبقى محفوظًا، فهنا لا يُحفظ شيء.',
      ],
    },
    points: {
      en: [programme('grief', 'Grief in company'), prompt('letter-to-the-dead', 'A letter to someone who has died')],
      ar: [prompt('letter-ar', 'رسالة إلى من فقدته'), arabicProgramme],
    },
  },
  {
    name: 'sleep',
    heard: /\b(sleep\w*|insomnia|awake|night shifts?|nightmares?)\b|نوم|انام|ارق|سهر|كابوس/u,
    says: {
      en: [
        'Lying awake is lonely. If it has been longer than about twenty minutes, get up, sit in low light, and go back to bed when you’re sleepy. What’s going through your head, in five words?',
        'Put those words on paper and turn it over. It can wait until morning. A very slow breath may do the rest.',
      ],
      ar: [
        'السهر وحيدًا متعب. إن طال أكثر من عشرين دقيقة فقد يفيد النهوض والجلوس في ضوء خافت، ثم العودة عند النعاس. ما الذي يدور في رأسك، في خمس كلمات؟',
      ],
    },
    points: {
      en: [exercise('sleep-breath', 'For four in the morning'), programme('sleep', 'Sleep after night shifts')],
      ar: breath.ar,
    },
  },
  {
    name: 'faith',
    heard:
      /\b(pray\w*|salah|god|allah|imam|faith|sin|sinned|quran|dua|guilty before)\b|صلاه|اصلي|الله|ذنب|ايمان|قران|دعاء|توبه/u,
    says: {
      en: [
        'Questions of faith deserve a person who knows you, and an imam here can make time for them. I don’t give rulings. If you’d like, tell me what makes it heavy, and we’ll find words for the question.',
        'That’s a good question to take to someone. Would you like to put it in your journal for now, in one sentence?',
      ],
      ar: [
        'أسئلة الإيمان تستحق إنسانًا يعرفك، وهنا أئمة يجدون لها الوقت، أما أنا فلا أُفتي. إن شئت، فما الذي يثقل عليك؟ لنجد للسؤال كلماته.',
      ],
    },
    points: {
      en: [
        programme('prayer', 'Coming back to prayer'),
        prompt('doubt', 'A question you don’t dare ask'),
        crisisPoints.en,
      ],
      ar: [arabicProgramme, crisisPoints.ar],
    },
  },
  {
    name: 'work',
    heard: /\b(work|job|boss|manager|presentation|deadline|colleagues?|exam|study)\b|عمل|شغل|مدير|امتحان|دراسه/u,
    says: {
      en: [
        'That’s a lot to carry. Which part weighs most: the task, the people, or the time?',
        'And what would be good enough, not perfect?',
      ],
      ar: ['هذا حمل ليس بالقليل. ما أثقل جزء فيه: المهمة، أم الناس، أم الوقت؟'],
    },
    points: {
      en: [programme('presentation', 'Before the presentation'), prompt('worry-in-a-box', 'A worry in a box')],
      ar: [prompt('what-weighs-ar', 'ما الذي يثقل عليك؟')],
    },
  },
  {
    name: 'lonely',
    heard: /\b(lonely|alone|no one|no one|isolated)\b|وحيد|وحده|وحدي|لا احد/u,
    says: {
      en: [
        'Being alone can hurt like something in the body. Who comes to mind first when you think of someone friendly, even from long ago? One line to them is enough.',
        'A circle in the community may be a gentle start too. You can read there for a while before saying anything.',
      ],
      ar: ['الوحدة قد توجع كأنها في الجسد. من أول من يخطر ببالك من الناس اللطفاء؟ يكفي منك سطر واحد.'],
    },
    points: { en: [prompt('today-carried', 'What carried you today')], ar: [prompt('small-mercy-ar', 'رحمة صغيرة')] },
  },
  {
    name: 'thanks',
    heard: /\b(thanks?|thank you|better now|that helped)\b|شكرا|جزاك/u,
    says: {
      en: ['I’m glad. Hold on to what helped. You found it yourself.'],
      ar: ['يسعدني ذلك. ليبقَ معك ما نفعك، فأنت من وجده.'],
    },
    points: { en: [], ar: [] },
  },
  {
    name: 'anything',
    heard: /(?:)/u,
    says: {
      en: [
        'I’m listening. What’s the heaviest part of it right now, and where in your body do you notice it?',
        'Tell me a little more, if you like. What would make it even slightly lighter?',
        'You know this better than anyone. What has helped you once before, even a little?',
      ],
      ar: [
        'أسمعك. ما أثقل ما في الأمر الآن، وأين موضعه في جسدك؟',
        'يمكنك قول المزيد إن أحببت. ما الذي قد يخفّف عنك ولو قليلًا؟',
      ],
    },
    points: {
      en: [prompt('today-carried', 'What carried you today'), ...breath.en],
      ar: [prompt('what-weighs-ar', 'ما الذي يثقل عليك؟'), ...breath.ar],
    },
  },
];
