import { languages, paths, product } from '@sakina/platform/domain';

const CONTEXT = 'https://schema.org';

/**
 * What search engines read of a page (schema.org): who the product is on the landing and the about page. Addresses stay
 * relative; the build makes them whole.
 */
export function structuredData(path: string, description: string): readonly object[] {
  const organization = {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: product.name,
    slogan: product.tagline,
    url: paths.landing(),
    email: product.supportEmail,
    logo: '/favicon.svg',
    description,
  };
  const site = {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: product.name,
    url: paths.landing(),
    inLanguage: languages.map(({ code }) => code),
  };
  if (path === paths.landing()) return [organization, site];
  if (path === paths.about()) return [organization];
  return [];
}
