import type {
  CredentialDocument,
  DocumentMediaType,
  InvitationId,
  ProviderApplication,
  SubmissionId,
} from '@sakina/platform/contract';
import { addMinutes, dateIn, iso, plusDays, wallTime } from '../../clock.ts';
import { ids } from '../../personas/ids.ts';
import { applicationSeeds } from '../../personas/practice-applications.ts';
import { onboardingSeeds } from '../../personas/practice-onboarding.ts';
import {
  defaultPrayerRules,
  documentSeeds,
  invitationSeeds,
  licenseSeeds,
  settingSeeds,
} from '../../personas/practice.ts';
import { opaque } from '../../personas/random.ts';
import { INVITATION_DAYS } from '../../rules/invitations.ts';
import { registerKey } from '../../rules/licenses.ts';
import type { Rows } from '../rows.ts';
import type { Seed } from '../table.ts';
import type { InvitationRow, ProviderSettingsRow } from '../tables/practice.ts';

const mediaTypes: Readonly<Record<string, DocumentMediaType>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
};

/** Mid-morning of a day, counted from the seed's today. */
const morningOf = (now: Date, day: number, minutes = 0) =>
  iso(
    Math.min(addMinutes(wallTime(plusDays(dateIn(now, 'UTC'), day), '09:40', 'UTC'), minutes).getTime(), now.getTime()),
  );
const hoursBefore = (now: Date, hours: number) => iso(addMinutes(now, -hours * 60));

interface Paper {
  key: string;
  kind: CredentialDocument['kind'];
  fileName: string;
  kilobytes: number;
  status: CredentialDocument['status'];
  problem: string | null;
  uploadedDay: number;
}

function documentRow(
  { key, kind, fileName, kilobytes, status, problem, uploadedDay }: Paper,
  now: Date,
): CredentialDocument {
  return {
    id: `doc-${opaque(`document ${key} ${fileName}`, 10)}`,
    kind,
    fileName,
    mediaType: mediaTypes[fileName.split('.').at(-1) ?? ''] ?? 'application/pdf',
    sizeBytes: kilobytes * 1024 + 77,
    status,
    uploadedAt: morningOf(now, uploadedDay),
    reviewedAt: status === 'UNDER_REVIEW' ? null : morningOf(now, uploadedDay + 2),
    problem,
  };
}

export function seedDocuments(now: Date): Rows['credentialDocuments'][] {
  return documentSeeds.map(({ provider, daysAgo, problem = null, ...paper }) => ({
    ...documentRow({ ...paper, key: provider, problem, uploadedDay: -daysAgo }, now),
    providerId: provider,
  }));
}

export function seedSettings(now: Date): ProviderSettingsRow[] {
  return settingSeeds.map(({ provider, joinedDaysAgo, changedDaysAgo, profileVersion, prayerRules }) => ({
    id: provider,
    memberSince: morningOf(now, -joinedDaysAgo).slice(0, 10),
    prayerRules: { ...defaultPrayerRules, ...prayerRules },
    profileVersion,
    availabilityVersion: 1,
    updatedAt: morningOf(now, -changedDaysAgo),
  }));
}

export function seedLicenses(now: Date): Rows['boardLicenses'][] {
  return licenseSeeds.map(({ expiresInDays, ...license }) => ({
    ...license,
    id: registerKey(license.state, license.number),
    expiresOn: plusDays(dateIn(now, 'UTC'), expiresInDays).toString(),
  }));
}

export function seedApplications(people: Seed['people'], now: Date): ProviderApplication[] {
  const ingrid = { id: ids.users.ingrid, displayName: 'Ingrid Solheim' };
  return applicationSeeds.map(({ id, applicant: userId, displayName, email, content, documents, steps }) => {
    const person = people.get(userId);
    const applicant = {
      id: userId,
      displayName: displayName ?? person?.displayName ?? 'Applicant',
      email: email ?? person?.email ?? 'applicant@demo.test',
    };
    const own = { id: userId, displayName: applicant.displayName };
    const isOwnStep = (status: string) => status === 'DRAFT' || status === 'SUBMITTED' || status === 'WITHDRAWN';
    const decisions = steps.map(([status, day, note = null], index) => ({
      status,
      at: morningOf(now, day, index * 7),
      by: isOwnStep(status) ? own : ingrid,
      note,
    }));
    const first = decisions[0];
    const last = decisions.at(-1);
    const begun = steps[0]?.[1] ?? 0;
    return {
      ...content,
      id,
      applicant,
      decisions,
      status: last?.status ?? 'DRAFT',
      submittedAt: decisions.findLast(({ status }) => status === 'SUBMITTED')?.at ?? null,
      documents: documents.map(([kind, fileName, kilobytes, status, problem = null]) =>
        documentRow({ key: id, kind, fileName, kilobytes, status, problem, uploadedDay: begun }, now),
      ),
      createdAt: first?.at ?? iso(now),
      updatedAt: last?.at ?? iso(now),
      version: decisions.length,
    };
  });
}

export function seedOnboarding(now: Date): Rows['onboardingSubmissions'][] {
  return onboardingSeeds.map(({ user, daysAgo, answers }) => {
    const at = morningOf(now, -daysAgo);
    return {
      id: `sub-${opaque(`onboarding ${user} ${answers.persona}`, 10)}` as SubmissionId,
      userId: user,
      answers,
      firstSubmittedAt: at,
      submittedAt: at,
    };
  });
}

export function seedInvitations(providers: Seed['providers'], now: Date): InvitationRow[] {
  return invitationSeeds.map(
    ({ id, code, sender, provider, email, name, message, hoursAgo, acceptedHoursAgo, withdrawnHoursAgo }) => {
      const row = provider === null ? undefined : providers.get(provider);
      const createdAt = hoursBefore(now, hoursAgo);
      return {
        id: id as InvitationId,
        senderId: sender,
        email,
        recipientName: name,
        message,
        code,
        createdAt,
        inviter: row
          ? { kind: 'PROVIDER', displayName: row.displayName, providerId: row.id }
          : { kind: 'ORGANIZATION', displayName: 'Sakina', providerId: null },
        expiresAt: iso(addMinutes(createdAt, INVITATION_DAYS * 24 * 60)),
        acceptedAt: acceptedHoursAgo === undefined ? null : hoursBefore(now, acceptedHoursAgo),
        withdrawnAt: withdrawnHoursAgo === undefined ? null : hoursBefore(now, withdrawnHoursAgo),
      };
    },
  );
}
