import type { StepBlock } from '@sakina/platform/contract';

type Prayer = Extract<StepBlock, { kind: 'PRAYER' }>;

function prayer(
  form: Prayer['form'],
  source: string,
  arabic: string,
  transliteration: string,
  translation: string,
  repetitions: number | null = null,
): Prayer {
  return { kind: 'PRAYER', form, source, arabic, transliteration, translation, repetitions };
}

/** Quoted prayers and verses: few, well known, each with its source. */
export const prayers = {
  heartsRest: prayer(
    'QURAN',
    'Qur’an 13:28',
    'أَلَا بِذِكْرِ اللَّهِ تَطْمَئِنُّ الْقُلُوبُ',
    'Alā bi-dhikri llāhi taṭmaʾinnu l-qulūb',
    'Truly, in the remembrance of God do hearts find rest.',
  ),
  withHardshipEase: prayer(
    'QURAN',
    'Qur’an 94:5–6',
    'فَإِنَّ مَعَ الْعُسْرِ يُسْرًا ۝ إِنَّ مَعَ الْعُسْرِ يُسْرًا',
    'Fa-inna maʿa l-ʿusri yusrā. Inna maʿa l-ʿusri yusrā',
    'For indeed, with hardship comes ease. Indeed, with hardship comes ease.',
  ),
  noMoreThanItCanBear: prayer(
    'QURAN',
    'Qur’an 2:286, its beginning',
    'لَا يُكَلِّفُ اللَّهُ نَفْسًا إِلَّا وُسْعَهَا',
    'Lā yukallifu llāhu nafsan illā wusʿahā',
    'God does not burden any soul with more than it can bear.',
  ),
  weReturn: prayer(
    'QURAN',
    'Qur’an 2:156, its end',
    'إِنَّا لِلَّهِ وَإِنَّا إِلَيْهِ رَاجِعُونَ',
    'Innā li-llāhi wa-innā ilayhi rājiʿūn',
    'We belong to God, and to Him we return.',
  ),
  openMyHeart: prayer(
    'QURAN',
    'Qur’an 20:25–28, the prayer of Moses',
    'رَبِّ اشْرَحْ لِي صَدْرِي ۝ وَيَسِّرْ لِي أَمْرِي ۝ وَاحْلُلْ عُقْدَةً مِّن لِّسَانِي ۝ يَفْقَهُوا قَوْلِي',
    'Rabbi shraḥ lī ṣadrī, wa-yassir lī amrī, wa-ḥlul ʿuqdatan min lisānī, yafqahū qawlī',
    'My Lord, open my heart, make my task easy for me, and untie the knot in my tongue, so that they understand my words.',
  ),
  asTheyRaisedMe: prayer(
    'QURAN',
    'Qur’an 17:24, its end',
    'رَّبِّ ارْحَمْهُمَا كَمَا رَبَّيَانِي صَغِيرًا',
    'Rabbi rḥamhumā kamā rabbayānī ṣaghīrā',
    'My Lord, have mercy on them both, as they raised me when I was small.',
  ),
  notForsaken: prayer(
    'QURAN',
    'Qur’an 93:3',
    'مَا وَدَّعَكَ رَبُّكَ وَمَا قَلَىٰ',
    'Mā waddaʿaka rabbuka wa-mā qalā',
    'Your Lord has not forsaken you, nor does He hate you.',
  ),
  doNotDespair: prayer(
    'QURAN',
    'Qur’an 39:53, from its middle',
    'لَا تَقْنَطُوا مِن رَّحْمَةِ اللَّهِ',
    'Lā taqnaṭū min raḥmati llāh',
    'Do not despair of the mercy of God.',
  ),
  tranquillity: prayer(
    'QURAN',
    'Qur’an 48:4, its beginning',
    'هُوَ الَّذِي أَنزَلَ السَّكِينَةَ فِي قُلُوبِ الْمُؤْمِنِينَ',
    'Huwa lladhī anzala s-sakīnata fī qulūbi l-muʾminīn',
    'It is He who sent down tranquillity into the hearts of the believers.',
  ),
  ifYouAreGrateful: prayer(
    'QURAN',
    'Qur’an 14:7, from its middle',
    'لَئِن شَكَرْتُمْ لَأَزِيدَنَّكُمْ',
    'La-in shakartum la-azīdannakum',
    'If you are grateful, I will surely give you more.',
  ),
  godSuffices: prayer(
    'DHIKR',
    'Qur’an 3:173, its end',
    'حَسْبُنَا اللَّهُ وَنِعْمَ الْوَكِيلُ',
    'Ḥasbunā llāhu wa-niʿma l-wakīl',
    'God is enough for us, and how good a guardian He is.',
    7,
  ),
  theEyeWeeps: prayer(
    'HADITH',
    'Sahih al-Bukhari 1303: the Prophet ﷺ at the death of his son Ibrahim',
    'إِنَّ الْعَيْنَ تَدْمَعُ، وَالْقَلْبَ يَحْزَنُ، وَلاَ نَقُولُ إِلاَّ مَا يَرْضَى رَبُّنَا',
    'Inna l-ʿayna tadmaʿ, wa-l-qalba yaḥzan, wa-lā naqūlu illā mā yarḍā rabbunā',
    'The eye weeps and the heart grieves, and we say only what pleases our Lord.',
  ),
  threeThatStay: prayer(
    'HADITH',
    'Sahih Muslim 1631',
    'إِذَا مَاتَ الإِنْسَانُ انْقَطَعَ عَنْهُ عَمَلُهُ إِلاَّ مِنْ ثَلاَثَةٍ إِلاَّ مِنْ صَدَقَةٍ جَارِيَةٍ أَوْ عِلْمٍ يُنْتَفَعُ بِهِ أَوْ وَلَدٍ صَالِحٍ يَدْعُو لَهُ',
    'Idhā māta l-insānu nqaṭaʿa ʿanhu ʿamaluhu illā min thalātha: illā min ṣadaqatin jāriya, aw ʿilmin yuntafaʿu bih, aw waladin ṣāliḥin yadʿū lah',
    'When a person dies, their deeds come to an end but for three: a charity that goes on, knowledge that is of use, or a righteous child who prays for them.',
  ),
  constantThoughFew: prayer(
    'HADITH',
    'Sahih Muslim 783',
    'أَحَبُّ الأَعْمَالِ إِلَى اللَّهِ تَعَالَى أَدْوَمُهَا وَإِنْ قَلَّ',
    'Aḥabbu l-aʿmāli ilā llāhi taʿālā adwamuhā wa-in qall',
    'The deeds that God Most High loves most are the most constant, even if they are few.',
  ),
  worryAndSorrow: prayer(
    'DUA',
    'Sahih al-Bukhari 6369, its beginning',
    'اللَّهُمَّ إِنِّي أَعُوذُ بِكَ مِنَ الْهَمِّ وَالْحَزَنِ، وَالْعَجْزِ وَالْكَسَلِ',
    'Allāhumma innī aʿūdhu bika mina l-hammi wa-l-ḥazan, wa-l-ʿajzi wa-l-kasal',
    'O God, I seek refuge with You from worry and sorrow, from weakness and weariness.',
  ),
  inMyLoss: prayer(
    'DUA',
    'Sahih Muslim 918',
    'إِنَّا لِلَّهِ وَإِنَّا إِلَيْهِ رَاجِعُونَ اللَّهُمَّ أْجُرْنِي فِي مُصِيبَتِي وَأَخْلِفْ لِي خَيْرًا مِنْهَا',
    'Innā li-llāhi wa-innā ilayhi rājiʿūn. Allāhumma ʾjurnī fī muṣībatī wa-akhlif lī khayran minhā',
    'We belong to God, and to Him we return. O God, reward me in my loss and give me something good in its place.',
  ),
  glory: prayer('DHIKR', 'Sahih al-Bukhari 6318: before sleep', 'سُبْحَانَ اللَّهِ', 'Subḥāna llāh', 'Glory be to God.', 33),
  praise: prayer(
    'DHIKR',
    'Sahih al-Bukhari 6318: before sleep',
    'الْحَمْدُ لِلَّهِ',
    'Al-ḥamdu li-llāh',
    'Praise be to God.',
    33,
  ),
} as const satisfies Record<string, Prayer>;
