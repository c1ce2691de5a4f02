/** Words that the product doesn’t use, and what it says instead: a pattern of whole words, and the better ones. */
export type Replacements = readonly (readonly [pattern: string, better: string])[];

/** Where a clause begins: ‘who reported it is told’ has no ‘it’s’ in it. */
const CLAUSE_BEGINS = '(?<=^|[.;:,!?—] |\\b(?:that|if|when|whenever|once|but|so|because|while|until|whether) )';

/** Forms that an American reader contracts when reading aloud. What ends a clause stays whole: ‘who you are’. */
export const CONTRACTIONS: Replacements = [
  ['cannot|can not', 'can’t'],
  ['do not', 'don’t'],
  ['does not', 'doesn’t'],
  ['did not', 'didn’t'],
  ['is not', 'isn’t'],
  ['are not', 'aren’t'],
  ['was not', 'wasn’t'],
  ['were not', 'weren’t'],
  ['will not', 'won’t'],
  ['would not', 'wouldn’t'],
  ['could not', 'couldn’t'],
  ['should not', 'shouldn’t'],
  ['has not', 'hasn’t'],
  ['have not', 'haven’t'],
  ['had not', 'hadn’t'],
  [`${CLAUSE_BEGINS}it is(?= \\w)`, 'it’s'],
  [`${CLAUSE_BEGINS}you are(?= \\w)`, 'you’re'],
  [`${CLAUSE_BEGINS}we are(?= \\w)`, 'we’re'],
  [`${CLAUSE_BEGINS}they are(?= \\w)`, 'they’re'],
];

/** Spelling and words of British English. */
export const BRITISH: Replacements = [
  ['cancelled|cancelling', 'canceled, canceling'],
  ['organis\\w+|unorganised', 'organiz…'],
  ['licences?', 'license'],
  ['programmes?', 'program'],
  ['specialit(?:y|ies)', 'specialty'],
  ['favourites?', 'favorite'],
  ['cheques?', 'check'],
  ['colours?|coloured', 'color'],
  ['behaviours?|behavioural', 'behavior'],
  ['neighbours?|honours?|harbours', '…or'],
  ['centres?|metres?|litres?|theatres?', '…er'],
  ['counsell(?:ing|or|ors)', 'counseling, counselor'],
  ['travell(?:ed|ing|er)|labell(?:ed|ing)|modell(?:ed|ing)|signall(?:ed|ing)', 'one l'],
  ['fulfils?|enrols?|enrolments?|instalments?', 'fulfill, enroll, enrollment, installment'],
  ['practis(?:e|es|ed|ing)', 'practice'],
  [
    '(?:recogni|apologi|summari|prioriti|authori|categori|minimi|maximi|personali|reali|speciali|finali|anonymi|customi|utili|emphasi)s(?:e|es|ed|ing|ation)',
    '…iz…',
  ],
  ['analys(?:e|es|ed|ing)(?<!analyses)', 'analyze'],
  ['defence|offence|pretence', '…ense'],
  ['catalogues?', 'catalog'],
  ['judgement', 'judgment'],
  ['learnt|spelt|whilst|amongst|grey', 'learned, spelled, while, among, gray'],
  ['working days?', 'business day'],
  ['autumn', 'fall'],
  ['e-mails?', 'email'],
];

/** Dated or home-made words. */
export const BANNED: Replacements = [
  ['(?<!go )ahead(?! of (?:you|them))', 'upcoming, before, or in advance'],
  ['meanwhile', 'since then, or nothing'],
  ['any more', 'no longer'],
  ['at present', 'right now'],
  ['whom', 'who'],
  ['under way', 'in progress'],
  ['mend(?:s|ed|ing)?', 'fix'],
  ['hand(?:s|ed|ing)? in', 'submit'],
  ['given back|gives? back|gave back', 'refund'],
  ['went back', 'refunds, or moved back'],
  ['came in', 'gross'],
  ['sound and picture', 'audio and video'],
  ['(?:hide|show)(?: the)? pictures?', 'hide or show video'],
  ['telephones?', 'phone'],
  ['danger to life', 'someone’s life is in danger'],
  ['sign(?:ed|ing|s)? in(?! person)', 'log in'],
  ['member numbers?', 'member ID'],
  ['time to file', 'timely filing deadline'],
  ['put right', 'fix, or correct'],
  ['words of crisis', 'crisis language'],
  ['lapsed', 'expired'],
  ['those who|whoever', 'people who, anyone who'],
];

/** Whole texts that stand for several things: each names its thing instead. */
export const VAGUE: Replacements = [
  ['Keep it', 'Keep session, Keep appointment …'],
  ['Leave it(?: as it is)?|Leave as it is', 'Cancel'],
  ['Take it back', 'Delete, Withdraw, or Void'],
  ['Take it', 'Assign to me'],
  ['Let it go', 'Unassign'],
  ['Record it', 'Save'],
  ['Retry|Try once more|Please try again', 'Try again'],
  ['Held', 'Completed, or On hold'],
  ['Missed', 'No-show'],
  ['News', 'Notifications'],
  ['Ahead|To come', 'Upcoming'],
];

/** What the same English text is in Arabic, whichever feature says it. */
export const SAME: readonly { readonly en: string; readonly ar: string }[] = [
  { en: 'Try again', ar: 'المحاولة مجددًا' },
  { en: 'Loading…', ar: 'جارٍ التحميل…' },
  { en: 'Aetna', ar: 'Aetna' },
  { en: 'Bank transfer', ar: 'تحويل مصرفي' },
  { en: 'Blue Cross Blue Shield', ar: 'Blue Cross Blue Shield' },
  { en: 'Cigna', ar: 'Cigna' },
  { en: 'Client no-show', ar: 'تغيّب المستفيد' },
  { en: 'Copay', ar: 'مبلغ المشاركة' },
  { en: 'Enterprise', ar: 'المؤسسية' },
  { en: 'Find someone to talk to', ar: 'البحث عمّن تتحدث إليه' },
  { en: 'Go to your credentials', ar: 'إلى مؤهلاتك' },
  { en: 'Go to your dashboard', ar: 'الانتقال إلى لوحتك' },
  { en: 'Good faith estimate', ar: 'تقدير التكلفة بحسن نية' },
  { en: 'Group session', ar: 'جلسة جماعية' },
  { en: 'Late cancellation fee', ar: 'رسم إلغاء متأخر' },
  { en: 'Medicaid', ar: 'Medicaid' },
  { en: 'Professional', ar: 'المهنية' },
  { en: 'Self-pay', ar: 'الدفع الذاتي' },
  { en: 'Sliding scale', ar: 'سعر بحسب القدرة' },
  { en: 'Starter', ar: 'الأساسية' },
  { en: 'Superbill', ar: 'كشف للتأمين' },
  { en: 'UnitedHealthcare', ar: 'UnitedHealthcare' },
  { en: 'Your safety plan', ar: 'خطة أمانك' },
  { en: 'Your session is booked', ar: 'تم حجز جلستك' },
];

/** Arabic imperatives, which presume a man. Where one has a shadda, only that form is meant. */
export const IMPERATIVES = [
  'اختر',
  'اختصر',
  'اكتب',
  'راجع',
  'أغلق',
  'سجّل',
  'قل',
  'افتح',
  'أضف',
  'أرسل',
  'احفظ',
  'جرّب',
  'أدخل',
  'ابحث',
  'احذف',
  'أزل',
  'اضغط',
  'انقل',
  'ابدأ',
  'حاول',
  'اطلب',
  'انظر',
  'امنح',
  'اسمح',
  'اقرأ',
  'شغّل',
  'غيّر',
  'رتّب',
  'ثبّت',
  'ألغ',
  'أخف',
  'حدّد',
  'امسح',
  'أفلت',
  'الصق',
  'التقط',
  'غادر',
  'أظهر',
  'اعرض',
  'اعثر',
  'احجز',
  'اتصل',
  'واصل',
  'استخدم',
  'أنشئ',
  'تحقّق',
  'اذهب',
  'انتظر',
  'خذ',
  'اشرح',
  'أجب',
  'أعد',
  'ارفع',
  'اقبل',
  'ارفض',
] as const;

/** A label that the requirements give word for word; its Arabic too, where it is the same in several places. */
export interface FixedLabel {
  readonly ids: string;
  readonly folder: string;
  readonly key: string;
  readonly en: string;
  readonly ar: string | null;
}

const FEATURES = 'packages/portal-features/src';

const labelsOf = (
  ids: string,
  folder: string,
  rows: readonly (readonly [key: string, en: string, ar?: string])[],
): FixedLabel[] => rows.map(([key, en, ar = null]) => ({ ids, folder, key, en, ar }));

/** Every label that stands word for word. */
export const FIXED_LABELS: readonly FixedLabel[] = [
  ...labelsOf('[FRAME-6]', 'apps/web/src/messages', [
    ['nav.dashboard', 'Dashboard', 'لوحتك'],
    ['nav.findTherapist', 'Find Therapist', 'البحث عن معالج'],
    ['nav.community', 'Community', 'المجتمع'],
    ['nav.deenya', 'Deenya', 'Deenya'],
    ['nav.about', 'About', 'من نحن'],
    ['nav.pricing', 'Pricing', 'الأسعار'],
    ['nav.login', 'Login', 'تسجيل الدخول'],
    ['nav.signUp', 'Sign Up', 'إنشاء حساب'],
    ['nav.profile', 'Profile', 'الملف الشخصي'],
    ['nav.logout', 'Logout', 'تسجيل الخروج'],
  ]),
  ...labelsOf('[ROUTE-1]', `${FEATURES}/site/landing/messages`, [
    ['account.login', 'Login', 'تسجيل الدخول'],
    ['account.signUp', 'Sign Up', 'إنشاء حساب'],
  ]),
  ...labelsOf('[FRAME-5]', 'apps/web/src/messages', [
    ['loadingProduct', 'Loading {product}...', 'جارٍ تحميل {product}...'],
    ['loadingRoute', 'Loading…', 'جارٍ التحميل…'],
  ]),
  ...labelsOf('[PORTAL-6]', 'apps/web/src/messages', [['portal.switching', 'Switching to {portal}…']]),
  ...labelsOf('[ROLE-2]', `${FEATURES}/shared/role-names/messages`, [
    ['platform:admin', 'Platform Administrator', 'مدير/ة المنصة'],
    ['sakina:owner', 'Organization Owner', 'مالك/ة المؤسسة'],
    ['sakina:admin', 'Organization Admin', 'مدير/ة المؤسسة'],
    ['provider', 'Healthcare Provider', 'مقدّم/ة رعاية'],
    ['therapist', 'Therapist', 'معالج/ة نفسي/ة'],
    ['imam', 'Imam', 'إمام'],
    ['mentor', 'Mentor', 'مرشد/ة'],
    ['sakina:manager', 'Manager', 'مشرف/ة'],
    ['sakina:user', 'User', 'مستخدم/ة'],
    ['consumer', 'Consumer', 'طالب/ة رعاية'],
    ['patient', 'Patient', 'مستفيد/ة'],
    ['sakina:viewer', 'Viewer', 'مطّلع/ة'],
    ['viewer', 'Viewer', 'مطّلع/ة'],
    ['admin', 'Admin', 'مدير/ة'],
  ]),
  ...labelsOf('[SESSION-1]', `${FEATURES}/live/room/messages`, [
    ['start.refused.NOT_VERIFIED.title', 'Provider credentials not verified'],
    ['start.refused.NO_CONSENT.title', 'Patient consent required'],
  ]),
  ...labelsOf('[ROUTE-33]', `${FEATURES}/account/access/messages/failure`, [
    ['title', 'Unexpected Application Error!'],
  ]),
  ...labelsOf('[ROLE-8]', `${FEATURES}/account/access/messages`, [
    ['provider.title', 'Provider Access Required'],
    ['provider.dashboard', 'Go to Dashboard'],
    ['provider.apply', 'Apply as Provider'],
    ['admin.title', 'Access Denied'],
    ['admin.body', 'You need platform administrator privileges to access this area.'],
  ]),
  ...labelsOf('[AUTH-8]', `${FEATURES}/account/auth/messages`, [
    ['login.redirecting', 'Redirecting to login...'],
    ['register.redirecting', 'Redirecting to registration...'],
  ]),
];
