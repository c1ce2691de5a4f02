/** Asks before something ends what a frame holds, and does it once that is confirmed. */
export type LeaveQuestion = (go: () => void) => void;

let question: LeaveQuestion | null = null;

/** Sets what asks, for as long as something would end; null takes it away. */
export function setLeaveQuestion(next: LeaveQuestion | null): void {
  question = next;
}

/** Leaves the frame: at once where nothing would end by it, otherwise once the reader has confirmed that. */
export function leaveFrame(go: () => void): void {
  if (question === null) go();
  else question(go);
}
