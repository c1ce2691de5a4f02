import type { ApplicationId, BroadcastId, GroupSessionId, InvitationId } from '@sakina/platform/contract';

const group = (id: string) => `grp-${id}` as GroupSessionId;
const broadcast = (id: string) => `brc-${id}` as BroadcastId;
const application = (id: string) => `apl-${id}` as ApplicationId;
const invitation = (id: string) => `inv-${id}` as InvitationId;

/** Ids of the practice area that stories, tests and examples use. They are opaque (SEC-8). */
export const practiceIds = {
  groups: {
    /** Dr. Rahman's grief circle tonight; Layla has a seat. */
    griefTonight: group('w7k2m9x4'),
    /** The same in a week; Layla has a seat, and others are free. */
    griefNextWeek: group('h3q8d5v1'),
    /** Dr. Rahman's course for couples, in Urdu: full, with a queue in which Noah is the second. */
    premaritalFull: group('c6t1z8r3'),
    /** Its second evening: free seats, empty waitlist. */
    premaritalSecond: group('n9p4j2s7'),
    /** Imam Yusuf Demir's reflection on a chapter of the Qur'an, free of charge. */
    reflection: group('e5x7b1k9'),
    /** Grace Okafor's group for women. */
    women: group('y2m6w4f8'),
    /** A group for men. */
    fathers: group('t8d3g7q5'),
    /** The first evening that Grace Okafor cancelled. */
    cancelled: group('r4v9c2h6'),
  },
  broadcasts: {
    /** Dr. Rahman, today at noon: not started. */
    scheduled: broadcast('k5s2n8w6'),
    /** Imam Yusuf Demir, live for a few minutes. */
    live: broadcast('f9j4x7m3'),
    /** Dr. Rahman, three weeks ago. */
    over: broadcast('d1z6q9t4'),
    /** Dr. Rahman, in nine days. */
    nextWeek: broadcast('b8g3r5c7'),
  },
  applications: {
    /** Layla, complete and not submitted. */
    draft: application('3k9w5x2m'),
    /** Hassan Javed, submitted yesterday. */
    submitted: application('8d1q7v4h'),
    /** Daniel Weiss, in review. */
    inReview: application('6t3z9n5r'),
    /** Tomás Oliveira: a document is missing. */
    needsChanges: application('2p8j4c7s'),
    approved: application('9e5b1x6k'),
    declined: application('4y7f2m8w'),
    withdrawn: application('5h6g3t9d'),
  },
  invitations: {
    /** Grace Okafor to Layla: open. */
    forLayla: invitation('7q2x8k4v'),
    /** Dr. Rahman to a person without an account: open. */
    open: invitation('1m9d5w3t'),
    accepted: invitation('6c4n7r2j'),
    expired: invitation('8s3g9z5b'),
  },
  codes: {
    forLayla: 'r7w2k9d4x8m3q6t1z5v9c2h8',
    open: 'g5n8s1j7f4y9b3e6p2k8w5d1',
    accepted: 't3c9x6m2v7q4h8z1d5r9k3w7',
    expired: 'y8f2b6g4s9n1j5p7e3c8t6x2',
  },
} as const;
