/** Days that an insurer is given to answer an appeal, as most have it; each practice's contract may say otherwise. */
export const APPEAL_ANSWER_DAYS = 30;
