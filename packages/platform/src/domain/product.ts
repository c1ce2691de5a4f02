/** The product’s identity, in one place: every name in a text, a role or a permission derives from it. */
export const product = {
  /** Prefix of the product's own roles and permissions. */
  id: 'sakina',
  name: 'Sakina',
  tagline: 'Peace of Mind',
  supportEmail: 'support@sakina.example',
  /** Target of the quick exit: an inconspicuous page. */
  exitPage: 'https://www.weather.gov/',
} as const;
