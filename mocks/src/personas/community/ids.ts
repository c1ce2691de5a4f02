import type {
  CircleId,
  ContentReportId,
  PostId,
  ReplyId,
  ReviewId,
  UserId,
  WaitlistEntryId,
} from '@sakina/platform/contract';
import { opaque } from '../random.ts';

const circle = (id: string) => `crc-${id}` as CircleId;
const post = (id: string) => `pst-${id}` as PostId;
const reply = (id: string) => `rpl-${id}` as ReplyId;
const report = (id: string) => `rpt-${id}` as ContentReportId;
const review = (id: string) => `rev-${id}` as ReviewId;
const entry = (id: string) => `wle-${id}` as WaitlistEntryId;

/** The account id of a member who exists only in the community. */
export const memberIdOf = (name: string) => `usr-${opaque(`member ${name}`, 6)}` as UserId;

/** Ids of the community that stories, examples and tests use. */
export const communityIds = {
  circles: {
    /** Open; moderated by Dr. Rahman; Layla is a member. */
    grief: circle('h7m2w9kd'),
    parents: circle('q4x8t1vn'),
    /** Open; Noah is a member. */
    nights: circle('z6c3r5ub'),
    /** Open; moderated by Imam Yusuf Demir; Tomás is muted. */
    converts: circle('w1k9f7ya'),
    students: circle('d5n4j8ps'),
    /** Women only; Layla is a member. */
    women: circle('b2v6g3xm'),
    /** Closed; Noah’s request is pending. */
    carers: circle('t9h1q6ce'),
    /** Closed. */
    sobriety: circle('k3y7m5zr'),
    /** Written in Arabic; open. */
    arabic: circle('f8d2n4wj'),
    /** Men only; new and empty. */
    fathers: circle('r5u9a1tb'),
  },
  posts: {
    /** Layla's own, with replies, one of them anonymous by Layla. */
    layla: post('m4q8z2hk'),
    /** Layla's, without her name, in the women's circle. */
    laylaAnonymous: post('x7c1v9rw'),
    /** Of more than 4,000 characters. */
    long: post('n3t6k8dy'),
    /** Closed by a moderator. */
    locked: post('g9w5b2fs'),
    /** Removed as advertising; its replies stay. */
    removed: post('p1j7h4vc'),
    /** By Tomás, removed, with an open appeal. */
    appealed: post('u6a3y9xn'),
    /** Deleted by its author; its replies stay. */
    deleted: post('c8r2m7qe'),
    /** Held for its link. */
    heldLink: post('k5f9t1zg'),
    /** Held for crisis words, anonymous. */
    heldCrisis: post('v2d6w4jb'),
    /** Layla's, half an hour old: can still be edited. */
    fresh: post('q9b4w7kc'),
    /** Noah's, about coming off night shift. */
    noah: post('e7s3n8ma'),
  },
  replies: {
    /** Layla's anonymous answer under her own post. */
    layla: reply('y4k8c2wp'),
    /** Reported by Layla as medical advice; open. */
    reported: reply('j9v3x7tr'),
    /** Reported by two members; open. */
    harassment: reply('s6m1q5hd'),
    /** Layla's, removed; not appealed yet. */
    laylaRemoved: reply('b3z8f4ku'),
    /** Layla's, some minutes old: can still be edited. */
    fresh: reply('z1t5j8mv'),
  },
  reports: { open: report('a2n7w5yc'), actedOn: report('q8k4d1vm'), noAction: report('t6h9r3xs') },
  cases: {
    reported: 'mod-e5w2k9qa',
    harassment: 'mod-n8c4t7zd',
    crisis: 'mod-v1y6h3mr',
    link: 'mod-j7b9x2fk',
    appeal: 'mod-s4q1w8pc',
    joinNoah: 'mod-d6m3z5tu',
    review: 'mod-k9f2v7ha',
    muted: 'mod-r3t8n1ye',
    locked: 'mod-w5a4c6xj',
  },
  reviews: { laylaOfYusuf: review('h2x6m9tw'), noahOfAmina: review('c7k1v4qz') },
  waitlist: {
    /** Layla, for Helena Strand. */
    layla: entry('f3q7w1kn'),
    /** Layla, for any mentor: Grace Okafor has offered a time. */
    offered: entry('z8m4t6yb'),
    /** Another client, for Dr. Rahman. */
    forAmina: entry('u1c9h5xd'),
    /** Noah, whose offer has expired. */
    expired: entry('p6v2k8ra'),
  },
} as const;

export type CircleKey = keyof typeof communityIds.circles;
