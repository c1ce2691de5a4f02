/** For the stories of screens; nothing of the product imports it. */

/** The dollar amounts that stand in a text, in cents, in their order; a minus in front of one counts. */
export function amountsIn(text: string | null): number[] {
  return [...(text ?? '').matchAll(/([-−]?)\$([\d,]+(?:\.\d+)?)/g)].map(([, sign, digits = '']) => {
    const cents = Math.round(Number(digits.replaceAll(',', '')) * 100);
    return sign ? -cents : cents;
  });
}
