export interface TeamMember {
  /** Names the texts about them. */
  readonly id: string;
  /** As they write it themselves in Latin letters; never translated. */
  readonly name: string;
  /** Language of the name, so that it is read out as it sounds. */
  readonly lang: string;
}

/** Who answers for what (invented people), by council. What each of them does stands in the catalogue. */
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
