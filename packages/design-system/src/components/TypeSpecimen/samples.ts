import type { FontRole } from '../../themes/roles.ts';

/** The same in English and in Arabic. Samples are shown in both languages, whichever the page is read in. */
interface Sample {
  en: string;
  ar: string;
}

/** The first letters of either alphabet. */
export const letters: Sample = { en: 'Aa', ar: 'أب' };

/** What each voice says in the product; codes have no Arabic. */
export const voiceSamples: Readonly<Record<FontRole, Partial<Sample> & Pick<Sample, 'en'>>> = {
  display: { en: 'Who is free this week?', ar: 'من المتاح هذا الأسبوع؟' },
  control: { en: 'Book a session', ar: 'حجز جلسة' },
  reading: {
    en: 'Breathe in for four, hold for four, breathe out for six.',
    ar: 'خذ شهيقًا لأربع عدّات، واحبسه لأربع، ثم أخرجه لست.',
  },
  data: { en: 'Tuesday, 14:30 – 15:20', ar: 'الثلاثاء، ١٤:٣٠ – ١٥:٢٠' },
  code: { en: 'SES-2041 · 01:04:09' },
};

/** A line short enough for the largest step on a phone. */
export const scaleSample: Sample = { en: 'Peace of Mind', ar: 'راحة البال' };

/** A paragraph long enough to see where its lines end. */
export const proseSample: Sample = {
  en: 'You do not have to explain everything in the first session. Begin with what brought you here, or with how the week has been; the person across from you will ask about the rest in their own time. Whatever you say stays between the two of you, and you may stop whenever you like.',
  ar: 'لست مضطرًا إلى شرح كل شيء في الجلسة الأولى. ابدأ بما جاء بك إلى هنا، أو بما مرّ بك هذا الأسبوع، وسيسألك من أمامك عن الباقي في وقته. كل ما تقوله يبقى بينكما، ولك أن تتوقف متى شئت.',
};

/** Amounts whose digits differ in shape, so that a column that does not line up would show. */
export const amounts: readonly number[] = [1111.11, 90, 1284.5, 77.17, 240];
