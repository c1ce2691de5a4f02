import {
  listOwnApplications,
  saveApplication,
  submitApplication,
  uploadApplicationDocument,
  withdrawApplication,
} from '@sakina/platform/contract';
import type { ApplicationId, ApplicationStatus, ProviderApplication } from '@sakina/platform/contract';
import { defined } from '@sakina/platform/domain';
import { iso } from '../../clock.ts';
import { missingFrom } from '../../rules/applications.ts';
import { ApiFailure, invalid, notFound, versionConflict } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import type { Caller } from '../caller.ts';
import type { Lookup } from '../find.ts';
import { documentOf } from './documents.ts';
import { newId } from './own.ts';

const MOST_DOCUMENTS = 12;

const isEditable = ({ status }: ProviderApplication) => status === 'DRAFT' || status === 'NEEDS_CHANGES';
const isUnderWay = ({ status }: ProviderApplication) => !['APPROVED', 'DECLINED', 'WITHDRAWN'].includes(status);
const closed = () =>
  new ApiFailure(
    409,
    'APPLICATION_CLOSED',
    'This application has been handed in or is decided. It cannot be changed now.',
  );

function ownApplications({ tables, user }: Lookup): ProviderApplication[] {
  return tables.providerApplications
    .all()
    .filter((row) => row.applicant.id === user.userId)
    .toSorted((first, second) => second.createdAt.localeCompare(first.createdAt, 'en'));
}

function ownApplication({ tables }: Pick<Lookup, 'tables'>, id: string): ProviderApplication {
  const application = tables.providerApplications.get(id);
  if (!application) throw notFound('this application');
  return application;
}

/** The application in its next status, with a history entry. */
function stepped(
  application: ProviderApplication,
  status: ApplicationStatus,
  { userId, displayName }: Caller,
  now: Date,
): ProviderApplication {
  const at = iso(now);
  return {
    ...application,
    status,
    updatedAt: at,
    version: application.version + 1,
    decisions: [...application.decisions, { status, at, by: { id: userId, displayName }, note: null }],
  };
}

function begun({ userId, displayName, email }: Caller, now: Date): ProviderApplication {
  const at = iso(now);
  const by = { id: userId, displayName };
  return {
    id: newId<ApplicationId>('apl'),
    applicant: { id: userId, displayName, email },
    status: 'DRAFT',
    submittedAt: null,
    kind: 'THERAPIST',
    specialities: [],
    languages: [],
    yearsOfExperience: null,
    statement: '',
    credentials: [],
    references: [],
    documents: [],
    decisions: [{ status: 'DRAFT', at, by, note: null }],
    createdAt: at,
    updatedAt: at,
    version: 0,
  };
}

export const listOwnApplicationsHandler = defineHandler(listOwnApplications, (context) => ({
  items: ownApplications(context),
}));

export const saveApplicationHandler = defineHandler(saveApplication, (context) => {
  const {
    tables,
    user,
    now,
    body: { version, ...changes },
  } = context;
  const provider = user.providerId === null ? undefined : tables.providers.get(user.providerId);
  if (provider?.verification === 'VERIFIED')
    throw new ApiFailure(409, 'ALREADY_PROVIDER', 'You are a provider here already.');
  const current = ownApplications(context).find(isUnderWay);
  if (current && !isEditable(current)) throw closed();
  const application = current ?? begun(user, now);
  if (version !== application.version) {
    throw versionConflict('Your application was changed in another window. Read it again before you save.', {
      version: application.version,
    });
  }
  const sent = defined(changes);
  return tables.providerApplications.put({
    ...application,
    ...sent,
    updatedAt: iso(now),
    version: application.version + 1,
  });
});

export const uploadApplicationDocumentHandler = defineHandler(uploadApplicationDocument, (context) => {
  const {
    tables,
    now,
    body: { document, kind },
  } = context;
  const application = ownApplication(context, context.params.id);
  if (!isEditable(application)) throw closed();
  if (application.documents.length >= MOST_DOCUMENTS)
    throw new ApiFailure(409, 'TOO_MANY_DOCUMENTS', 'An application can have twelve documents.');
  const documents = [...application.documents, documentOf(document, kind, now)];
  return tables.providerApplications.put({
    ...application,
    documents,
    updatedAt: iso(now),
    version: application.version + 1,
  });
});

export const submitApplicationHandler = defineHandler(submitApplication, (context) => {
  const { tables, user, now } = context;
  const application = ownApplication(context, context.params.id);
  if (!isEditable(application)) throw closed();
  const missing = missingFrom(application);
  if (Object.keys(missing).length > 0) throw invalid(missing);
  return tables.providerApplications.put({ ...stepped(application, 'SUBMITTED', user, now), submittedAt: iso(now) });
});

export const withdrawApplicationHandler = defineHandler(withdrawApplication, (context) => {
  const { tables, user, now } = context;
  const application = ownApplication(context, context.params.id);
  if (!isUnderWay(application))
    throw new ApiFailure(409, 'APPLICATION_DECIDED', 'This application is decided or was withdrawn already.');
  return tables.providerApplications.put(stepped(application, 'WITHDRAWN', user, now));
});
