import { within } from 'storybook/test';

/** For the stories of this feature; no product code imports it. */

/** The links of a legal page: from its contents to its sections, to the other legal texts, and to support. */
export async function legalLinks(canvas: ReturnType<typeof within>, page: HTMLElement) {
  const contents = within(await canvas.findByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  const others = within(canvas.getByRole('navigation', { name: 'Other legal pages' })).getAllByRole('link');
  const headingOf = (link: HTMLElement) => page.querySelector(link.getAttribute('href') ?? '')?.textContent ?? '';
  return {
    sections: contents.length,
    /** Links to no section, or to one with another heading. */
    broken: contents.filter((link) => !headingOf(link).includes(link.textContent)).map((link) => link.textContent),
    others: others.map((link) => link.getAttribute('href')),
    support: canvas.getByRole('link', { name: 'support@sakina.example' }).getAttribute('href'),
  };
}
