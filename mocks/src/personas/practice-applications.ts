import type {
  ApplicationContent,
  ApplicationId,
  ApplicationStatus,
  DocumentKind,
  UserId,
} from '@sakina/platform/contract';
import { ids } from './ids.ts';
import { clients } from './people.ts';
import { practiceIds } from './practice-ids.ts';

/** An application of the seed; steps and papers are dated by days from its today. */
interface ApplicationSeed {
  id: ApplicationId;
  applicant: UserId;
  /** For applicants outside the list of people. */
  displayName?: string;
  email?: string;
  content: ApplicationContent;
  documents: readonly (readonly [
    kind: DocumentKind,
    fileName: string,
    kilobytes: number,
    status: 'UNDER_REVIEW' | 'ACCEPTED' | 'REJECTED',
    problem?: string,
  ])[];
  steps: readonly (readonly [status: ApplicationStatus, day: number, note?: string])[];
}

const person = (index: number) => (clients[index] ?? clients[0]).id;
const board = (
  title: string,
  issuer: string,
  number: string,
  state: ApplicationContent['credentials'][number]['state'],
  expiresOn: string | null = null,
) => ({ title, issuer, number, state, expiresOn });
const degree = (title: string, issuer: string) => ({ title, issuer, number: null, state: null, expiresOn: null });

/** Applications in every state, each with its reason. */
export const applicationSeeds: readonly ApplicationSeed[] = [
  {
    id: practiceIds.applications.draft,
    applicant: ids.users.layla,
    content: {
      kind: 'MENTOR',
      specialities: ['ANXIETY', 'WORK_STRESS'],
      languages: ['en', 'ar'],
      yearsOfExperience: 1,
      statement:
        'A year ago I could not take an elevator. I am not through with it, but I know the first weeks by heart, and I would like to sit beside someone who is in them. I would only begin once Dr. Rahman says that it is time.',
      credentials: [],
      references: [
        { name: 'Rania Haddad', relation: 'Team lead at work, knows the whole story', email: 'rania.h@example.org' },
      ],
    },
    documents: [['REFERENCE_LETTER', 'letter-from-my-team-lead.pdf', 84, 'UNDER_REVIEW']],
    steps: [['DRAFT', -4]],
  },
  {
    id: practiceIds.applications.submitted,
    applicant: person(18),
    content: {
      kind: 'IMAM',
      specialities: ['FAITH_QUESTIONS', 'YOUTH', 'MARRIAGE_COUNSEL'],
      languages: ['en', 'ur'],
      yearsOfExperience: 6,
      statement:
        'I lead the prayers of a small community in Leicester and teach its teenagers on Saturdays. More and more of them ask what they cannot ask at home. I want to answer them somewhere where I am supervised and where a therapist is one message away.',
      credentials: [
        degree('Ijazah in Hanafi fiqh', 'Darul Uloom, Bury'),
        degree('Certificate in Muslim chaplaincy', 'Markfield Institute of Higher Education'),
      ],
      references: [
        { name: 'Maulana Yaqub Patel', relation: 'Head of the teachers’ council', email: 'y.patel@example.org' },
        { name: 'Ruth Ellison', relation: 'Head teacher of the school next door', email: 'r.ellison@example.org' },
      ],
    },
    documents: [
      ['IJAZAH', 'ijazah-2018.jpg', 2140, 'UNDER_REVIEW'],
      ['DIPLOMA', 'chaplaincy-certificate.pdf', 412, 'UNDER_REVIEW'],
      ['IDENTITY', 'passport.jpg', 1893, 'UNDER_REVIEW'],
    ],
    steps: [
      ['DRAFT', -6],
      ['SUBMITTED', -1],
    ],
  },
  {
    id: practiceIds.applications.inReview,
    applicant: ids.users.daniel,
    displayName: 'Daniel Weiss',
    email: 'unverified@demo.test',
    content: {
      kind: 'THERAPIST',
      specialities: ['WORK_STRESS', 'ANXIETY', 'YOUTH'],
      languages: ['en'],
      yearsOfExperience: 8,
      statement:
        'Eight years in a community clinic have taught me to work briefly and plainly: six to ten sessions, one aim. I would like to offer that online, in the evenings, to people who cannot leave work at three.',
      credentials: [board('Licensed Clinical Social Worker', 'Pennsylvania State Board', 'CW 019922', 'PA')],
      references: [
        {
          name: 'Dr. Helen Marsh',
          relation: 'Clinical director, North Philadelphia Community Clinic',
          email: 'h.marsh@example.org',
        },
      ],
    },
    documents: [
      ['LICENSE', 'lcsw-license-scan.pdf', 388, 'UNDER_REVIEW'],
      ['LIABILITY_INSURANCE', 'policy-2026.pdf', 204, 'ACCEPTED'],
      ['IDENTITY', 'drivers-license.png', 1510, 'ACCEPTED'],
    ],
    steps: [
      ['DRAFT', -9],
      ['SUBMITTED', -5],
      ['IN_REVIEW', -2, 'Thank you. Your papers are complete; we are waiting for the board to confirm the license.'],
    ],
  },
  {
    id: practiceIds.applications.needsChanges,
    applicant: ids.users.tomas,
    content: {
      kind: 'MENTOR',
      specialities: ['ANXIETY', 'YOUTH'],
      languages: ['en', 'es'],
      yearsOfExperience: 0,
      statement:
        'I have been a client here for three years. Panic took my studies, and a mentor helped me to get half of them back. I am training to do for others what she did for me, and I would keep my own therapist in the meantime.',
      credentials: [degree('Peer support training, first part', 'Peer Support Academy')],
      references: [
        { name: 'Nadia Petrova', relation: 'My therapist, with my consent', email: 'n.petrova@example.org' },
      ],
    },
    documents: [
      ['DIPLOMA', 'peer-support-part-one.pdf', 176, 'ACCEPTED'],
      [
        'IDENTITY',
        'cartao-cidadao.jpg',
        980,
        'REJECTED',
        'The back of the card is missing, so the date until which it is valid cannot be read.',
      ],
    ],
    steps: [
      ['DRAFT', -31],
      ['SUBMITTED', -24],
      ['IN_REVIEW', -22],
      [
        'NEEDS_CHANGES',
        -19,
        'We would like to have you. Please add the certificate of the second part once you have it, and a scan of both sides of your card.',
      ],
    ],
  },
  {
    id: practiceIds.applications.approved,
    applicant: ids.users.grace,
    displayName: 'Grace Okafor',
    email: 'mentor@demo.test',
    content: {
      kind: 'MENTOR',
      specialities: ['LIFE_DIRECTION', 'WORK_STRESS', 'NEW_PARENTS'],
      languages: ['en', 'fr'],
      yearsOfExperience: 11,
      statement:
        'I have led teams, lost a company, raised two girls and begun again at forty-four. I mentor women who stand where I stood, and I know the difference between mentoring and therapy: where one ends I say so.',
      credentials: [
        board('Professional Certified Coach', 'International Coaching Federation', 'PCC 009176642', null),
        degree('MSc, Organizational Psychology', 'Birkbeck, University of London'),
      ],
      references: [
        {
          name: 'Dame Caroline Hurst',
          relation: 'Chair of the foundation for which I mentored',
          email: 'c.hurst@example.org',
        },
      ],
    },
    documents: [
      ['LICENSE', 'icf-pcc.pdf', 260, 'ACCEPTED'],
      ['DIPLOMA', 'birkbeck-msc.pdf', 540, 'ACCEPTED'],
      ['IDENTITY', 'passport.pdf', 620, 'ACCEPTED'],
    ],
    steps: [
      ['DRAFT', -301],
      ['SUBMITTED', -298],
      ['IN_REVIEW', -296],
      ['APPROVED', -286, 'Welcome. Your page is ready to be written.'],
    ],
  },
  {
    id: practiceIds.applications.declined,
    applicant: person(19),
    content: {
      kind: 'THERAPIST',
      specialities: ['DEPRESSION', 'COUPLES'],
      languages: ['en'],
      yearsOfExperience: 3,
      statement:
        'After a career in human resources I completed an online diploma in counseling and have advised friends and colleagues since. I would like to offer sessions to couples.',
      credentials: [board('Diploma in Counseling', 'Open Skills College', 'OSC-88213', null)],
      references: [{ name: 'Mark Sutherland', relation: 'Husband', email: 'mark.s@example.org' }],
    },
    documents: [['DIPLOMA', 'diploma.pdf', 96, 'REJECTED', 'The college is not accredited to train therapists.']],
    steps: [
      ['DRAFT', -48],
      ['SUBMITTED', -47],
      ['IN_REVIEW', -45],
      [
        'DECLINED',
        -41,
        'Therapists here need a license of their state or country, and this diploma does not lead to one. Your experience could make a good mentor: you are welcome to apply as one.',
      ],
    ],
  },
  {
    id: practiceIds.applications.withdrawn,
    applicant: ids.users.noah,
    content: {
      kind: 'MENTOR',
      specialities: ['SLEEP', 'WORK_STRESS'],
      languages: ['en'],
      yearsOfExperience: 9,
      statement:
        'Nine years of nights on a ward. I know what shift work does to sleep, to friends and to prayer, and what helps a little. I would like to mentor younger nurses.',
      credentials: [degree('Registered Nurse', 'New York State Education Department')],
      references: [{ name: 'Olga Brandt', relation: 'Ward sister', email: 'o.brandt@example.org' }],
    },
    documents: [
      ['IDENTITY', 'id-card.jpg', 1204, 'UNDER_REVIEW'],
      ['DIPLOMA', 'rn-diploma.pdf', 330, 'UNDER_REVIEW'],
    ],
    steps: [
      ['DRAFT', -70],
      ['SUBMITTED', -66],
      ['WITHDRAWN', -64],
    ],
  },
];
