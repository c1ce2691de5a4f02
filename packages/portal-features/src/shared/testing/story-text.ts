type Matcher = (content: string, element: Element | null) => boolean;

/**
 * Finds the innermost element that says a text in all of its parts, for `getByText`, which looks at each element's own
 * words alone: a span of times within a sentence is an element of its own.
 * @param said The whole text, or a pattern of it; spaces of any kind are one plain space.
 */
export function inAllParts(said: string | RegExp): Matcher {
  const says = (element: Element) => {
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    return typeof said === 'string' ? text === said : said.test(text);
  };
  return (_, element) => element !== null && says(element) && ![...element.children].some(says);
}
