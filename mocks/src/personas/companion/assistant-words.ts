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
  en: 'I am a program and not a person. I cannot give medical care and no one reads along. In an emergency call your local emergency number.',
  ar: 'أنا برنامج ولست إنسانًا، ولا أقدّم رعاية طبية، ولا يقرأ أحد ما تكتبه هنا. في الطوارئ اتصل برقم الطوارئ في بلدك.',
};

/** The only answer if crisis words were recognised. */
export const crisisWords: Both<string> = {
  en: 'Thank you for saying this. It sounds very heavy, and I want you to be with a person now, not with a program. The lines at the top of this page answer now. If you are in danger, call your local emergency number. Is there someone near you who could sit with you until then?',
  ar: 'شكرًا لأنك قلت هذا. يبدو الحمل ثقيلًا جدًّا، وأريدك الآن مع إنسان لا مع برنامج. الخطوط في أعلى هذه الصفحة تجيبك الآن. إن كنت في خطر فاتصل برقم الطوارئ في بلدك حالًا. هل بقربك أحد يمكنه أن يجلس معك إلى أن يصل العون؟',
};

export const crisisPoints: Both<AssistantSuggestion> = {
  en: { kind: 'PROVIDERS', id: null, title: 'Your providers' },
  ar: { kind: 'PROVIDERS', id: null, title: 'من يرافقك' },
};

/** The first match is answered; the last topic matches everything. */
export const assistantTopics: readonly AssistantTopic[] = [
  {
    name: 'medicine',
    heard:
      /\b(medication|medicine|dose|dosage|pills?|tablets?|antidepressants?|ssri|side effects?|diagnos\w*)\b|دواء|ادويه|جرعه|حبوب|تشخيص/u,
    says: {
      en: [
        'About medicines and diagnoses I must not advise you. Please ask your doctor or your pharmacist, and do not change a dose by yourself. I can help you to write down what you want to ask them.',
        'That too is a question for a doctor. What exactly would you like to know? Then we can put it into one sentence that you can read out to them.',
      ],
      ar: [
        'لا يجوز لي أن أنصحك في الأدوية والتشخيص. اسأل طبيبك أو الصيدلي، ولا تغيّر الجرعة وحدك. أستطيع أن أعينك على كتابة ما تريد أن تسأل عنه.',
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
        'That sounds frightening, and it passes, even when it feels as if it would not. Shall we breathe together? In for four, out for six, ten times. Or begin with your feet: where do they stand?',
        'Stay with the breath out, it is the part that calms. What can you see around you? Name five things for me, if you like.',
      ],
      ar: [
        'أفهم أن هذا مخيف، وهو يمرّ حتى حين يبدو أنه لن يمرّ. هل نتنفّس معًا؟ أربعة شهيقًا وستة زفيرًا، عشر مرّات.',
        'ابقَ مع الزفير فهو الذي يهدّئ. ماذا ترى حولك؟ سمِّ لي خمسة أشياء إن شئت.',
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
        'I am sorry. You need not be anything just now but someone who misses someone. Would you like to tell me one small thing about them?',
        'That stays with me as far as a program can say so. If you like, write it into your journal, so that it is kept; here it is not.',
      ],
      ar: [
        'عظّم الله أجرك. لا يلزمك الآن شيء سوى أن تشتاق. هل تحب أن تخبرني بشيء صغير عنه؟',
        'إن شئت فاكتب هذا في يومياتك ليبقى محفوظًا، فهنا لا يُحفظ شيء.',
      ],
    },
    points: {
      en: [programme('grief', 'Grief in company'), prompt('letter-to-the-dead', 'A letter to someone who has died')],
      ar: [prompt('letter-ar', 'رسالة إلى من فقدتَه'), arabicProgramme],
    },
  },
  {
    name: 'sleep',
    heard: /\b(sleep\w*|insomnia|awake|night shifts?|nightmares?)\b|نوم|انام|ارق|سهر|كابوس/u,
    says: {
      en: [
        'Lying awake is lonely. If it has been longer than about twenty minutes, get up, sit in little light, and come back when you are sleepy. What is going through your head, in five words?',
        'Put those words on paper and turn it over. It keeps until morning. A very slow breath may do the rest.',
      ],
      ar: [
        'السهر وحيدًا متعب. إن طال أكثر من عشرين دقيقة فقم واجلس في ضوء خافت، ثم عُد حين تنعس. ما الذي يدور في رأسك، في خمس كلمات؟',
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
        'Questions of faith deserve a person who knows you; an imam here can take time for them. I give no rulings. If you like, tell me what makes it heavy, and we find words for the question.',
        'That is a good question to take to someone. Shall it be one sentence in your journal for now?',
      ],
      ar: [
        'أسئلة الإيمان تستحق إنسانًا يعرفك، وهنا أئمة يجدون لها الوقت، أما أنا فلا أُفتي. إن شئت فقل لي ما الذي يثقل عليك لنجد للسؤال كلماته.',
      ],
    },
    points: {
      en: [
        programme('prayer', 'Coming back to prayer'),
        prompt('doubt', 'A question that you dare not ask'),
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
        'That is a lot to carry. What is the one part that weighs most: the task, the people, or the time?',
        'And what would be good enough there, not perfect?',
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
        'A circle in the community may be a gentle beginning as well: one can read there for a while before saying anything.',
      ],
      ar: ['الوحدة قد توجع كأنها في الجسد. من أول من يخطر ببالك حين تفكر في إنسان لطيف؟ يكفيه منك سطر واحد.'],
    },
    points: { en: [prompt('today-carried', 'What carried you today')], ar: [prompt('small-mercy-ar', 'رحمة صغيرة')] },
  },
  {
    name: 'thanks',
    heard: /\b(thanks?|thank you|better now|that helped)\b|شكرا|جزاك/u,
    says: {
      en: ['I am glad. Keep what helped, you found it yourself.'],
      ar: ['يسعدني ذلك. احتفظ بما نفعك، فأنت من وجده.'],
    },
    points: { en: [], ar: [] },
  },
  {
    name: 'anything',
    heard: /(?:)/u,
    says: {
      en: [
        'I am listening. What is the heaviest part of it just now, and where in your body do you notice it?',
        'Tell me a little more, if you like. What would make it lighter by the width of a finger?',
        'You know this better than anyone. What has helped you once before, even a little?',
      ],
      ar: [
        'أسمعك. ما أثقل ما في الأمر الآن، وأين تشعر به في جسدك؟',
        'أخبرني أكثر إن أحببت. ما الذي قد يخفّف عنك ولو قليلًا؟',
      ],
    },
    points: {
      en: [prompt('today-carried', 'What carried you today'), ...breath.en],
      ar: [prompt('what-weighs-ar', 'ما الذي يثقل عليك؟'), ...breath.ar],
    },
  },
];
