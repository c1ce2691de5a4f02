export interface TeamMember {
  /** Prefix of their keys in the catalogue. */
  readonly id: string;
  /** As they write it in Latin letters; never translated. */
  readonly name: string;
  /** Language of the name, for its pronunciation. */
  readonly lang: string;
}

/** The (fictional) team by council. What each of them does is in the catalogue. */
export const team = {
  clinical: [
    { id: 'lubna', name: 'Lubna Sabri', lang: 'ar-Latn' },
    { id: 'aylin', name: 'Aylin Korkut', lang: 'tr' },
    { id: 'thomas', name: 'Thomas Ashdown', lang: 'en' },
    { id: 'hodan', name: 'Hodan Jimale', lang: 'so' },
  ],
  scholars: [
    { id: 'nuur', name: 'Nuur Abshir', lang: 'so' },
    { id: 'safiyya', name: 'Safiyya Murad', lang: 'ar-Latn' },
    { id: 'zubair', name: 'Zubair Lakhani', lang: 'ur-Latn' },
    { id: 'orhan', name: 'Orhan Soylu', lang: 'tr' },
  ],
  product: [
    { id: 'eleanor', name: 'Eleanor Whitcombe', lang: 'en' },
    { id: 'sadia', name: 'Sadia Tareen', lang: 'ur-Latn' },
    { id: 'ubah', name: 'Ubah Elmi', lang: 'so' },
    { id: 'mateo', name: 'Mateo Arriaga', lang: 'es' },
  ],
} as const satisfies Record<string, readonly TeamMember[]>;
