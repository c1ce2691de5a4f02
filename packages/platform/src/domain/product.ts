/** Who the product is. The one place: every name in a text, a role or a permission is derived from it. */
export const product = {
  /** Prefix of the product's own roles and permissions. */
  id: 'sakina',
  name: 'Sakina',
  tagline: 'Peace of Mind',
  supportEmail: 'support@sakina.example',
  /** Where the quick exit leads: a page that anybody might have open. */
  exitPage: 'https://www.weather.gov/',
} as const;
