import { ids } from '../ids.ts';
import { defineProvider, licence, standing } from './define-provider.ts';
import { yusufsIntroduction } from './introductions.ts';
import type { ProviderPersona } from './define-provider.ts';

const both = ['ONLINE', 'IN_PERSON'] as const;

const personas: readonly ProviderPersona[] = [
  {
    handle: 'yusuf-demir', userId: ids.users.yusuf, name: 'Imam Yusuf Demir', gender: 'MALE', introduction: yusufsIntroduction,
    headline: 'Pastoral care in grief, doubt and decisions, with a Turkish tea beside it',
    specialities: ['GRIEF', 'FAITH_QUESTIONS', 'MARRIAGE_COUNSEL', 'CONVERT_SUPPORT'], languages: ['tr', 'en', 'ar'],
    place: ['Istanbul', 'TR', 'Europe/Istanbul'], modes: both, price: 45, slidingScale: true, rating: [4.9, 84],
    about: ['For twenty years I have served in Üsküdar, the last nine of them also as a hospital chaplain. Most people do not come with a question of law. They come because something hurts.', 'I listen first. Where a therapist or a doctor is needed I say so, and I help with the first call.'],
    approach: ['Listening, silence, then words: from the Qur’an, from the Prophet’s life, from those who walked before us.', 'A small practice for the week, never more than you can keep.'],
    faith: 'Sunni, Hanafi by training; at home with people of every school and of none.',
    credentials: [standing('Ijazah in Hanafi fiqh and in Qur’an recitation', 'Marmara University, Faculty of Theology'), standing('Clinical pastoral care, two years', 'Istanbul Hospital Chaplaincy Programme'), licence('Appointed imam', 'Presidency of Religious Affairs, Üsküdar', 'UST-2006-118')],
    address: 'Mihrimah Mosque study room, Üsküdar, Istanbul', policy: [12, 0], hours: ['1-4 10:00-12:00', '1-4 14:00-17:30', '6 11:00-15:00'], daysOff: [[12, 'Visit to the hospital in Bursa']], offers: ['intro', 'long', 'couple'],
  },
  {
    handle: 'ibrahim-al-khatib', name: 'Sheikh Ibrahim al-Khatib · الشيخ إبراهيم الخطيب', gender: 'MALE', acceptingNewClients: false,
    headline: 'Counsel for marriages in difficulty; accompanies families over years',
    specialities: ['MARRIAGE_COUNSEL', 'FAMILY', 'FAITH_QUESTIONS'], languages: ['ar', 'en'], place: ['Amman', 'JO', 'Asia/Amman'], price: 40, rating: [4.8, 120],
    about: ['I have married many couples and have tried to keep nearly as many together. My days are full, so at present I see only those I know already.'],
    approach: ['Both spouses are heard alone before they are heard together.'], faith: 'Sunni, Shafi‘i.',
    credentials: [standing('Ijazah in Shafi‘i fiqh', 'University of Jordan, College of Sharia')], hours: ['7 10:00-14:00', '1-4 10:00-14:00'], offers: ['couple'],
  },
  {
    handle: 'abdullah-yusufzai', name: 'Imam Abdullah Yusufzai', gender: 'MALE', headline: 'University chaplain: questions one does not ask at home',
    specialities: ['FAITH_QUESTIONS', 'YOUTH', 'ANXIETY'], languages: ['en', 'ur', 'fa'], place: ['New York', 'US', 'America/New_York'], modes: both, price: 30, slidingScale: true, rating: [4.9, 66],
    about: ['I am the chaplain of a university with eight thousand Muslim students, so I have heard your question before. It is a good one.'],
    approach: ['Talks on a walk, also by telephone.', 'Reading together, one page at a time.'], faith: 'Sunni; trained in Madinah and in New York.',
    credentials: [standing('Master of Divinity, Islamic Chaplaincy', 'Hartford International University'), standing('Member', 'Association of Muslim Chaplains')],
    address: 'Student Center, 238 Thompson Street, New York, NY 10012', hours: ['1-4 11:00-18:00'],
  },
  {
    handle: 'suleiman-diallo', name: 'Imam Suleiman Diallo', gender: 'MALE', headline: 'For men after prison, addiction or war',
    specialities: ['ADDICTION', 'TRAUMA', 'LIFE_DIRECTION'], languages: ['fr', 'en', 'ar'], place: ['Paris', 'FR', 'Europe/Paris'], price: 25, slidingScale: true, rating: [4.7, 26],
    about: ['I was a prison chaplain for eleven years. Mercy is not a theory there.'], approach: ['One promise a week, and we look at it together.'], faith: 'Sunni, Maliki.',
    credentials: [standing('Prison chaplaincy certificate', 'Ministère de la Justice')], hours: ['1-5 09:00-13:00'],
  },
  {
    handle: 'hamza-mcallister', name: 'Hamza McAllister', gender: 'MALE', headline: 'Convert support: the first years, the family dinner, the doubts',
    specialities: ['CONVERT_SUPPORT', 'FAITH_QUESTIONS', 'FAMILY'], languages: ['en'], place: ['Manchester', 'GB', 'Europe/London'], price: 20, slidingScale: true, rating: [4.8, 39],
    about: ['I became a Muslim at twenty-six and made every mistake that can be made. You may make fewer.'], approach: ['Small steps. No change of name required.'], faith: 'Sunni.',
    credentials: [standing('Ijazah in the essentials of faith and worship', 'Cambridge Muslim College')], hours: ['1-4 17:00-21:00', '6 10:00-14:00'],
  },
  {
    handle: 'mustafa-okonkwo', name: 'Imam Mustafa Okonkwo', gender: 'MALE', headline: 'Hospital chaplain for serious illness and last weeks',
    specialities: ['CHRONIC_ILLNESS', 'GRIEF', 'FAMILY'], languages: ['en', 'ar'], place: ['Detroit', 'US', 'America/Detroit'], price: 35, rating: [5, 19],
    about: ['I sit at bedsides. Sometimes we pray, sometimes we watch the match.'], approach: ['Visits in Detroit hospitals, calls everywhere else.'], faith: 'Sunni, Maliki.', modes: both, address: 'Chaplaincy office, 4201 St. Antoine Street, Detroit, MI 48201',
    credentials: [licence('Board Certified Chaplain', 'Association of Professional Chaplains', 'BCC 11482')], hours: ['1-5 08:00-12:00', '2 18:00-20:00'],
  },
  {
    handle: 'muhammad-zulkifli', name: 'Ustaz Muhammad Zulkifli bin Abdul Rahman', gender: 'MALE', headline: 'Calm for worried hearts: remembrance, breath and order in the day',
    specialities: ['ANXIETY', 'SLEEP', 'FAITH_QUESTIONS'], languages: ['id', 'en', 'ar'], place: ['Kuala Lumpur', 'MY', 'Asia/Kuala_Lumpur'], price: 25, rating: [4.6, 57],
    about: ['Worry is as old as the human being, and so is the remedy. I teach forms of remembrance that have a place in a full day.'], approach: ['A morning and an evening practice of ten minutes.'], faith: 'Sunni, Shafi‘i.',
    credentials: [standing('BA, Usuluddin', 'Al-Azhar University')], hours: ['1-5 20:00-22:30', '6 09:00-12:00'],
  },
  {
    handle: 'haroon-siddique', name: 'Mufti Haroon Siddique', gender: 'MALE', headline: 'Money, debt and inheritance quarrels, settled with dignity',
    specialities: ['FAMILY', 'WORK_STRESS', 'MARRIAGE_COUNSEL'], languages: ['ur', 'en'], place: ['Karachi', 'PK', 'Asia/Karachi'], price: 20,
    about: ['Many families break over a house. I help to speak about it before the court does.'], approach: ['Everybody speaks, nobody interrupts, all of it is written down.'], faith: 'Sunni, Hanafi.',
    credentials: [standing('Takhassus in Fiqh and Ifta', 'Jamia Darul Uloom Karachi')], hours: ['1-4 15:00-19:00'],
  },
  {
    handle: 'ahmad-rifai', name: 'Imam Ahmad ar-Rifa‘i · الإمام أحمد الرفاعي', gender: 'MALE', headline: 'For those who fled: faith, guilt and a new home',
    specialities: ['TRAUMA', 'GRIEF', 'FAITH_QUESTIONS'], languages: ['ar', 'en'], place: ['Berlin', 'DE', 'Europe/Berlin'], modes: both, price: 20, slidingScale: true, rating: [4.9, 42],
    about: ['I came from Aleppo in 2015. What I lost I share with many of those who call me.'], approach: ['We speak Arabic, and we weep in Arabic too.'], faith: 'Sunni, Shafi‘i.',
    credentials: [standing('Pastoral care for refugees, certificate', 'Humboldt-Universität zu Berlin')], address: 'Sonnenallee 84, 12045 Berlin', hours: ['1-4 10:00-16:00', '5 15:00-18:00'],
  },
  {
    handle: 'tariq-bensalem', name: 'Imam Tariq Bensalem', gender: 'MALE', headline: 'Fathers, sons and the silence between them',
    specialities: ['FAMILY', 'YOUTH', 'NEW_PARENTS'], languages: ['fr', 'ar', 'en', 'es'], place: ['Montréal', 'CA', 'America/Toronto'], price: 40, rating: [4.5, 16],
    about: ['I have five sons and have apologised to each of them. It can be learnt.'], approach: ['Conversations with father and son, first apart, then together.'], faith: 'Sunni, Maliki.',
    credentials: [standing('MA, Islamic Studies', 'McGill University')], hours: ['1-4 18:00-21:00', '6-7 13:00-17:00'], offers: ['intro', 'couple'],
  },
  {
    handle: 'salim-al-busaidi', name: 'Sheikh Salim al-Busaidi', gender: 'MALE', headline: 'Decisions: istikhara, counsel and common sense',
    specialities: ['LIFE_DIRECTION', 'MARRIAGE_COUNSEL', 'WORK_STRESS'], languages: ['ar', 'en'], place: ['Dubai', 'AE', 'Asia/Dubai'], price: 60, rating: [4.4, 12],
    about: ['Whoever asks for guidance should also make a list. We do both.'], approach: ['Two sessions: one to see the choices, one to choose.'], faith: 'Ibadi by upbringing, a friend to all.',
    credentials: [standing('Licence to teach', 'Islamic Affairs and Charitable Activities Department')], hours: ['1-4 16:00-20:00'],
  },
  {
    handle: 'omar-hendricks', name: 'Imam Omar Hendricks', gender: 'MALE', headline: 'Counsel for young families in Cape Town and beyond',
    specialities: ['NEW_PARENTS', 'MARRIAGE_COUNSEL', 'ADDICTION'], languages: ['en', 'ar'], place: ['Cape Town', 'ZA', 'Africa/Johannesburg'], price: 25, slidingScale: true,
    about: ['My door in Bo-Kaap is open on most afternoons. Online it opens on weekdays too.'], approach: ['Marriage preparation in four talks.'], faith: 'Sunni, Shafi‘i.', modes: both, address: '71 Wale Street, Bo-Kaap, Cape Town',
    credentials: [standing('Imam and marriage officer', 'Muslim Judicial Council')], hours: ['1-4 14:00-18:00'], offers: ['intro', 'couple'],
  },
];

/** Imams, sheikhs and chaplains of the directory. */
export const imams = personas.map((persona) => defineProvider('IMAM', persona));
