// Proved by the compiler, in `npm run types`: the two hooks of platform/react are the typed hook of every operation.
import type * as contract from '@sakina/platform/contract';
import type { Operation, OperationInput, PathParameter, ReadInput, ResponseOf } from '@sakina/platform/contract';
import type { Action, Read, useAction, useOperation } from '@sakina/platform/react';

type Contract = typeof contract;
/** The whole table, by the names under which the contract exports it. */
type Operations = {
  [Name in keyof Contract as Contract[Name] extends Operation ? Name : never]: Extract<Contract[Name], Operation>;
};

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type IsAny<T> = 0 extends 1 & T ? true : false;
type Takes<Argument, Value> = Value extends Argument ? true : false;
type Not<T extends boolean> = T extends true ? false : true;
type All<Checks extends Record<string, boolean>> = {
  [Name in keyof Checks]: Checks[Name] extends true ? never : Name;
}[keyof Checks];

type Hook<O extends Operation> = ReturnType<typeof useAction<O>>;
type Asked<O extends Operation> = NonNullable<Parameters<typeof useOperation<O>>[1]>;
type Sent<O extends Operation> = Parameters<Hook<O>['run']>[0];
type ParametersOf<O extends Operation> = PathParameter<O['path']>;
/** The body that an operation takes; never where it takes none. */
type Body<O extends Operation> = Sent<O> extends { body: infer B } ? B : never;

/** An input with parameters that no address has. */
interface Foreign {
  params: { 'parameter of no address': string };
}

/** What has to hold for each operation; the name of one that fails stands in the compiler's message. */
type ChecksOf<O extends Operation> = {
  'a read takes its own parameters and query': Same<Asked<O>, ReadInput<O>>;
  'a read answers its own response': Same<ReturnType<typeof useOperation<O>>, Read<ResponseOf<O>>>;
  'a write takes its own parameters, query and body': Same<Sent<O>, OperationInput<O>>;
  'a write answers its own response': Same<Hook<O>, Action<O>>;
  'an input is never just anything': Not<IsAny<Sent<O>>> extends true ? Not<IsAny<ResponseOf<O>>> : false;
  'an address without its parameters is refused': [ParametersOf<O>] extends [never]
    ? true
    : Not<Takes<Sent<O>, Omit<Sent<O>, 'params'>>>;
  'parameters of another address are refused': Not<Takes<Sent<O>, Foreign & Omit<Sent<O>, 'params'>>>;
  'a body that is missing is refused': [Body<O>] extends [never] ? true : Not<Takes<Sent<O>, Omit<Sent<O>, 'body'>>>;
  'a body of another kind is refused': [Body<O>] extends [never]
    ? true
    : Not<Takes<Sent<O>, Omit<Sent<O>, 'body'> & { body: symbol }>>;
};

type FailureOf<Name extends string, Failed> = [Failed] extends [never] ? never : `${Name}: ${Failed & string}`;

/** True where nothing failed; else the failures, so that the compiler's message tells them. */
type None<Failed> = [Failed] extends [never] ? true : Failed;

/**
 * What does not hold of which operation would stand in the message: `createAppointment: a body that is missing is
 * refused`.
 */
export const everyOperationHasItsTypedHooks: None<
  { [Name in keyof Operations]: FailureOf<Name, All<ChecksOf<Operations[Name]>>> }[keyof Operations]
> = true;

/** So that the table above is not empty by mistake. */
export const theTableIsWhole: 'createAppointment' | 'getTranscript' | 'searchProviders' extends keyof Operations
  ? true
  : 'operations are missing' = true;

/** Inputs of two operations that have nothing in common are not mistaken for one another. */
export const oneIsNotTheOther: None<
  All<{
    'a cancellation takes a booking': Not<
      Takes<Sent<Contract['cancelAppointment']>, Sent<Contract['createAppointment']>>
    >;
    'a booking takes a cancellation': Not<
      Takes<Sent<Contract['createAppointment']>, Sent<Contract['cancelAppointment']>>
    >;
    'a note takes an entry into a room': Not<Takes<Sent<Contract['updateSessionNote']>, Sent<Contract['enterRoom']>>>;
  }>
> = true;
