import { ids } from '../ids.ts';
import { defineProvider, licence, standing } from './define-provider.ts';
import type { ProviderPersona } from './define-provider.ts';

const both = ['ONLINE', 'IN_PERSON'] as const;

const personas: readonly ProviderPersona[] = [
  {
    handle: 'grace-okafor', userId: ids.users.grace, name: 'Grace Okafor', gender: 'FEMALE',
    headline: 'Mentor for women who start again: work, money, courage',
    specialities: ['LIFE_DIRECTION', 'WORK_STRESS', 'NEW_PARENTS'], languages: ['en', 'fr'],
    place: ['London', 'GB', 'Europe/London'], price: 60, slidingScale: true, rating: [4.8, 91],
    about: ['I have led teams, lost a company, raised two girls and begun again at forty-four. I mentor women who stand where I stood.', 'I am no therapist. If I think that one would serve you better I will tell you, and whom I would ask.'],
    approach: ['One question, one decision, one step until we talk again.', 'A page of notes after every session, written by you.'],
    faith: 'I am an Anglican and say a prayer before work. You do not have to.',
    credentials: [licence('Professional Certified Coach', 'International Coaching Federation', 'PCC 009176642'), standing('MSc, Organisational Psychology', 'Birkbeck, University of London')],
    policy: [24, 25], hours: ['1-4 09:00-13:00', '2-3 17:00-20:00', '5 09:00-12:00'], daysOff: [[9, 'School play']], offers: ['intro', 'long'],
  },
  {
    handle: 'tomas-oliveira', userId: ids.users.tomas, name: 'Tomás Oliveira', gender: 'MALE', verification: 'PENDING', acceptingNewClients: false,
    headline: 'Peer mentor in training: life after panic', specialities: ['ANXIETY', 'YOUTH'], languages: ['en', 'es'], place: ['Lisbon', 'PT', 'Europe/Lisbon'], price: 15,
    about: ['I have been a client here for three years and am now training to stand beside others.'], approach: ['From one who knows it to one who has it.'],
    credentials: [{ title: 'Peer support training, first part', issuer: 'Peer Support Academy', number: null, verifiedDaysAgo: null, expiresInDays: null }], hours: ['6 10:00-13:00'],
  },
  {
    handle: 'jamal-washington', name: 'Jamal Washington', gender: 'MALE', headline: 'For young men who want a life with a plan', specialities: ['YOUTH', 'LIFE_DIRECTION', 'ADDICTION'], languages: ['en'],
    place: ['Atlanta', 'US', 'America/New_York'], price: 35, slidingScale: true, rating: [4.9, 58], modes: both, address: '675 Ponce de Leon Avenue NE, Atlanta, GA 30308',
    about: ['Basketball coach, uncle of eleven, former troublemaker. I answer messages within a day.'], approach: ['Weekly goals on one card.'], credentials: [standing('Certified youth mentor', 'National Mentoring Partnership')], hours: ['1-5 15:00-20:00', '6 09:00-12:00'], step: 30,
  },
  {
    handle: 'zainab-kareem', name: 'Zainab Kareem · زينب كريم', gender: 'FEMALE', headline: 'New country, new papers, same person: mentoring for migrants', specialities: ['LIFE_DIRECTION', 'FAMILY', 'WORK_STRESS'], languages: ['ar', 'en'],
    place: ['Toronto', 'CA', 'America/Toronto'], price: 25, slidingScale: true, rating: [4.8, 43], about: ['I arrived in Toronto from Basra with a degree that nobody wanted to see. It took me six years; it may take you two.'], approach: ['Forms first, feelings right after.'],
    credentials: [standing('Settlement counsellor', 'Ontario Council of Agencies Serving Immigrants')], hours: ['1-5 09:30-15:30'],
  },
  {
    handle: 'eleni-markou', name: 'Eleni Markou', gender: 'FEMALE', headline: 'Mentor for creative people who have stopped creating', specialities: ['WORK_STRESS', 'LIFE_DIRECTION', 'DEPRESSION'], languages: ['en'],
    place: ['Athens', 'GR', 'Europe/Athens'], price: 50, rating: [4.6, 21], about: ['I was a stage designer for twenty years. A blank page is only a stage before the light goes on.'], approach: ['Twenty minutes a day, badly, on purpose.'],
    credentials: [standing('Certified creativity coach', 'Creativity Coaching Association')], hours: ['1-4 12:00-19:00'],
  },
  {
    handle: 'david-mbeki', name: 'David Mbeki', gender: 'MALE', headline: 'Mentor for managers in their first hard year', specialities: ['WORK_STRESS', 'LIFE_DIRECTION'], languages: ['en'],
    place: ['Nairobi', 'KE', 'Africa/Nairobi'], price: 70, rating: [4.7, 34], about: ['Leading people is the loneliest job that one is congratulated on.'], approach: ['One difficult conversation a week, prepared together.'],
    credentials: [licence('Associate Certified Coach', 'International Coaching Federation', 'ACC 010021887')], hours: ['1-5 06:00-09:00', '1-5 16:00-19:00'],
  },
  {
    handle: 'sofie-andersen', name: 'Sofie Andersen', gender: 'FEMALE', headline: 'Learning to sleep again, without an app', specialities: ['SLEEP', 'NEW_PARENTS', 'WORK_STRESS'], languages: ['en'],
    place: ['Copenhagen', 'DK', 'Europe/Copenhagen'], price: 55, rating: [4.5, 27], about: ['A midwife by profession, I have seen more nights than days. I teach parents and shift workers to rest.'], approach: ['A sleep diary on paper for two weeks, then small changes.'],
    credentials: [licence('Midwife', 'Danish Patient Safety Authority', '0BK4T')], hours: ['1-5 08:00-14:00'], minutes: 40,
  },
  {
    handle: 'aaliyah-brooks', name: 'Aaliyah Brooks', gender: 'FEMALE', headline: 'Mentor for sisters new to Islam', specialities: ['CONVERT_SUPPORT', 'FAITH_QUESTIONS', 'FAMILY'], languages: ['en'],
    place: ['Los Angeles', 'US', 'America/Los_Angeles'], price: 20, slidingScale: true, rating: [5, 48], about: ['Twelve years ago I had nobody to ask how to tell my mother. Now you have somebody.'], approach: ['A talk every two weeks, and a circle once a month.'], faith: 'Muslim, for twelve years and still beginning.',
    credentials: [standing('Convert care training', 'Ta’leef Collective')], hours: ['1-4 17:00-21:00', '6 09:00-13:00'], step: 30,
  },
  {
    handle: 'rahul-mehta', name: 'Rahul Mehta', gender: 'MALE', headline: 'Caring for ill parents from far away', specialities: ['CHRONIC_ILLNESS', 'FAMILY', 'GRIEF'], languages: ['en', 'bn'],
    place: ['Singapore', 'SG', 'Asia/Singapore'], price: 45, about: ['For six years I organised my father’s care over a distance of three thousand kilometres. I know the forms and the guilt.'], approach: ['A list of who does what, and permission to rest.'],
    credentials: [standing('Carer mentor', 'Caregivers Alliance')], hours: ['1-5 19:00-22:00', '6 10:00-16:00'],
  },
  {
    handle: 'mele-tuipulotu', name: 'Mele Tuipulotu', gender: 'FEMALE', headline: 'Faith, family and the courage to say no', specialities: ['FAMILY', 'FAITH_QUESTIONS', 'YOUTH'], languages: ['en'],
    place: ['Auckland', 'NZ', 'Pacific/Auckland'], price: 40, slidingScale: true, rating: [4.8, 14], about: ['In my family forty people come to dinner. I love them, and I had to learn to leave at nine.'], approach: ['Practising sentences until they are yours.'], faith: 'Methodist, with a loud choir.',
    credentials: [standing('Youth worker, Level 6', 'Careerforce Aotearoa')], hours: ['1-4 16:00-20:00'],
  },
  {
    handle: 'carlos-rivera', name: 'Carlos Rivera', gender: 'MALE', headline: 'Sober living, one ordinary day at a time', specialities: ['ADDICTION', 'LIFE_DIRECTION'], languages: ['es', 'en'],
    place: ['Mexico City', 'MX', 'America/Mexico_City'], price: 20, slidingScale: true, rating: [4.7, 65], about: ['Cook, father, nine years without a drink. I pick up the telephone when it is bad.'], approach: ['A plan for the evening, every evening.'],
    credentials: [standing('Recovery mentor', 'Centros de Integración Juvenil')], hours: ['1-6 08:00-12:00'], step: 30,
  },
  {
    handle: 'noura-as-sabbagh', name: 'Noura as-Sabbagh', gender: 'FEMALE', headline: 'University, exams and the fear of disappointing everybody', specialities: ['YOUTH', 'WORK_STRESS', 'ANXIETY'], languages: ['ar', 'en'],
    place: ['Kuwait City', 'KW', 'Asia/Kuwait'], price: 30, rating: [4.9, 23], about: ['I advise students at a university and have never met a lazy one. Frightened ones, often.'], approach: ['A timetable with empty hours in it.'],
    credentials: [standing('MEd, Student Counselling', 'Kuwait University')], hours: ['7 16:00-20:00', '1-4 16:00-20:00'],
  },
];

/** Mentors of the directory. */
export const mentors = personas.map((persona) => defineProvider('MENTOR', persona));
