export { MeetingAbout, MeetingLanguage, MeetingLength, MeetingStart } from './MeetingFields.tsx';
export type { MeetingAboutProps, MeetingLengthProps, MeetingStartProps } from './MeetingFields.tsx';
export { MeetingForm } from './MeetingForm.tsx';
export type { MeetingFormProps } from './MeetingForm.tsx';
export { isMeetingField, isMeetingProblem } from './meeting-fields.ts';
export { meetingRefusal } from './meeting-refusal.ts';
export { useMeetingText } from './messages/index.ts';
export { useMeetingProblem } from './use-meeting-problem.ts';
export { useMeetingValues } from './use-meeting-values.tsx';
