/**
 * The names of one culture. They exclude the people of the practice, so that a search for one of those finds no one
 * else.
 */
export interface NamePool {
  /** Out of a hundred people. */
  weight: number;
  /** Indexes into `countries`, the likeliest first. */
  countries: readonly number[];
  given: string;
  family: string;
  /** The same names in Arabic script, in the same order, for people who write them so. */
  arabicGiven?: string;
  arabicFamily?: string;
}

/** Countries with the zone in which most of their people here live. */
export const countries = [
  ['US', 'America/New_York'],
  ['US', 'America/Chicago'],
  ['US', 'America/Los_Angeles'],
  ['CA', 'America/Toronto'],
  ['GB', 'Europe/London'],
  ['DE', 'Europe/Berlin'],
  ['FR', 'Europe/Paris'],
  ['TR', 'Europe/Istanbul'],
  ['SE', 'Europe/Stockholm'],
  ['ES', 'Europe/Madrid'],
  ['BR', 'America/Sao_Paulo'],
  ['NG', 'Africa/Lagos'],
  ['KE', 'Africa/Nairobi'],
  ['EG', 'Africa/Cairo'],
  ['AE', 'Asia/Dubai'],
  ['PK', 'Asia/Karachi'],
  ['IN', 'Asia/Kolkata'],
  ['MY', 'Asia/Kuala_Lumpur'],
  ['AU', 'Australia/Sydney'],
  ['MX', 'America/Mexico_City'],
] as const;

export const pools: readonly NamePool[] = [
  {
    weight: 17,
    countries: [0, 1, 14, 13, 4, 6],
    given:
      'Ahlam,Amal,Bashir,Basma,Dalal,Dina,Fadi,Faris,Ghada,Hala,Hisham,Iman,Jamil,Karima,Khaled,Lina,Maha,Majid,Mona,Munir,Nadine,Nizar,Rania,Rasha,Sahar,Samir,Salma,Tamer,Wafa,Ziad',
    family:
      'Abboud,Ashour,Awad,Aziz,Badawi,Barakat,Darwish,Fakhoury,Ghanem,Habib,Hamdan,Jaber,Kassab,Khoury,Mansour,Maalouf,Najjar,Qasim,Sabri,Saleh,Shaheen,Sharif,Tawfiq,Younis,Zaki,Zein',
    arabicGiven:
      'أحلام,أمل,بشير,بسمة,دلال,دينا,فادي,فارس,غادة,هالة,هشام,إيمان,جميل,كريمة,خالد,لينا,مها,ماجد,منى,منير,نادين,نزار,رانيا,رشا,سحر,سمير,سلمى,تامر,وفاء,زياد',
    arabicFamily:
      'عبود,عاشور,عوض,عزيز,بدوي,بركات,درويش,فاخوري,غانم,حبيب,حمدان,جابر,كساب,خوري,منصور,معلوف,نجار,قاسم,صبري,صالح,شاهين,شريف,توفيق,يونس,زكي,زين',
  },
  {
    weight: 16,
    countries: [0, 1, 2, 4, 18, 3],
    given:
      'Abigail,Adam,Alice,Benjamin,Caroline,Charlotte,Christopher,Daisy,Dylan,Eleanor,Evelyn,Frances,George,Harriet,Isaac,Jack,Julia,Katherine,Lewis,Lucy,Matthew,Molly,Nathan,Nora,Patrick,Rebecca,Ryan,Sophie,Thomas,Violet',
    family:
      'Archer,Barlow,Bennett,Carter,Cole,Dawson,Ellis,Fletcher,Gibson,Hale,Harper,Hughes,Jennings,Kerr,Lawson,Marsh,Mitchell,Nolan,Palmer,Pierce,Reeves,Shaw,Sinclair,Tate,Turner,Vaughan,Walsh,Webb,Yates',
  },
  {
    weight: 12,
    countries: [15, 4, 0, 2, 14, 3],
    given:
      'Adeel,Asma,Ayesha,Danish,Faiza,Farhan,Hina,Imran,Irfan,Kamran,Kiran,Mahnoor,Maryam,Naveed,Nida,Rabia,Rizwan,Saad,Saima,Samina,Shazia,Sohail,Tahira,Umar,Usman,Waqas,Zara,Zeeshan',
    family:
      'Ahmed,Akhtar,Ansari,Ashraf,Bhatti,Butt,Chaudhry,Dar,Ghani,Hashmi,Iqbal,Kazmi,Khan,Lodhi,Mahmood,Mughal,Nawaz,Pirzada,Rafiq,Raza,Sheikh,Sultan,Tariq-Wali,Zafar',
  },
  {
    weight: 9,
    countries: [19, 2, 0, 9, 1],
    given:
      'Adriana,Alejandro,Andrea,Beatriz Elena,Cristina,Daniela,Diego,Elena,Emilio,Esperanza,Francisco,Gabriela,Guillermo,Ignacio,Javier,Jimena,Lorena,Luis,Marisol,Miguel Ángel,Paloma,Rocío,Santiago,Valentina,Ximena',
    family:
      'Aguilar,Álvarez,Benítez,Cabrera,Castillo,Cordero,Delgado,Domínguez,Espinoza,Figueroa,Gallegos,Guerrero,Herrera,Jiménez,Lozano,Maldonado,Montoya,Navarro,Núñez,Ortega,Paredes,Quintana,Rojas,Salazar,Vargas',
  },
  {
    weight: 8,
    countries: [7, 5, 0],
    given:
      'Ahmet,Aslı,Ayşe,Burak,Can,Cem,Derya,Ebru,Elif,Emre,Esra,Fatih,Gizem,Gül,Hakan,Hatice,İbrahim,Kerem,Leyla,Mehmet,Merve,Murat,Nihan,Ömer,Özge,Selin,Şule,Tolga,Zeynep',
    family:
      'Acar,Aksoy,Arslan,Aydın,Bulut,Çelik,Çetin,Doğan,Erdem,Güler,Güneş,Kaplan,Kaya,Kılıç,Koç,Korkmaz,Öztürk,Polat,Şahin,Şimşek,Tekin,Uçar,Ünal,Yalçın,Yıldız',
  },
  {
    weight: 7,
    countries: [16, 0, 4, 2],
    given:
      'Aarav,Aditi,Ananya,Arjun,Deepa,Gauri,Ishaan,Kavya,Lakshmi,Manish,Meera,Nikhil,Pooja,Rohan,Sandhya,Sanjay,Shreya,Sunil,Swati,Tanvi,Uma,Varun,Vijay,Vikram',
    family:
      'Agarwal,Banerjee,Bhattacharya,Chatterjee,Desai,Ghosh,Gupta,Iyer,Joshi,Kapoor,Kulkarni,Menon,Mukherjee,Patel,Pillai,Rao,Reddy,Saxena,Sharma,Srinivasan,Subramaniam,Trivedi,Varma',
  },
  {
    weight: 6,
    countries: [11, 4, 0],
    given:
      'Abiola,Adaeze,Ayodele,Bukola,Chidi,Chinwe,Damilola,Efe,Emeka,Folasade,Ifeoma,Ikenna,Kehinde,Kelechi,Ngozi,Nnamdi,Obinna,Olumide,Sade,Temitope,Tunde,Uche,Yewande,Zainabu',
    family:
      'Abiodun,Achebe-Obi,Adebayo,Afolabi,Akinola,Anyanwu,Balogun,Chukwu,Danjuma,Ekwueme,Eze,Igwe,Lawal,Mbah,Nwosu,Obasanya,Ogunleye,Ojo,Okeke,Olatunji,Onyekachi,Soyemi,Udoh,Yakubu',
  },
  {
    weight: 5,
    countries: [12, 4, 0, 3],
    given:
      'Abdirahman,Amina-Nur,Asha,Ayaan,Deqa,Faduma,Guled,Halima,Hodan,Ifrah,Jama,Jelani,Kamau,Liban,Mumbi,Njeri,Rahma,Sagal,Wambui,Warsan,Zawadi',
    family:
      'Aden,Barre,Dirie,Egal,Elmi,Farah-Diini,Gichuru,Hersi,Isse,Kariuki,Kimani,Mohamud,Muthoni,Mwangi,Nur,Odhiambo,Omondi,Otieno,Samatar,Shire,Wanjiru',
  },
  {
    weight: 5,
    countries: [5, 8, 0],
    given:
      'Anders,Anneliese,Astrid,Björn,Birgit,Dörte,Ebba,Elsa,Erik,Franziska,Friedrich,Greta,Heike,Jörg,Jürgen,Kerstin,Lars,Linnéa,Lukas,Maja,Matthias,Nils,Saga,Sören,Ulrike,Wiebke',
    family:
      'Albrecht,Baumgartner,Dahlström,Eklund,Engström,Fischer,Hoffmann,Holmqvist,Jäger,Kessler,Köhler,Lindgren,Löfgren,Lundqvist,Möller,Nyström,Reinhardt,Schäfer,Schröder,Sjöberg,Strömberg,Vogel,Wallin,Ziegler',
  },
  {
    weight: 4,
    countries: [6, 3, 0],
    given:
      'Amélie,Antoine,Aurélie,Baptiste,Bénédicte,Cécile,Clément,Édouard,Élodie,Étienne,Florence,François,Hélène,Jérôme,Juliette,Léa,Maxime,Noémie,Océane,Raphaël,Solène,Théo',
    family:
      'Aubert,Barbier,Blanchard,Bouchard,Chevalier,Delacroix,Dubois,Dupuis,Faure,Gauthier,Girard,Lacombe,Lambert,Leclerc,Lefèvre,Mercier,Moreau,Pelletier,Renaud,Rousseau,Tremblay,Vasseur',
  },
  {
    weight: 4,
    countries: [17, 18],
    given:
      'Aisyah,Amirul,Azlan,Dewi,Faizal,Hafiz,Indah,Intan,Izzati,Khairul,Melati,Nabila,Nurul,Putri,Rizal,Siti,Syafiq,Wahyu,Wulan,Yusof',
    family:
      'Alamsyah,Basri,bin Ismail,bin Razak,binti Osman,binti Yaakob,Darmawan,Gunawan,Hartono,Kurniawan,Lestari,Maulana,Nugroho,Permata,Pratama,Ramli,Santoso,Setiawan,Wibowo,Wijaya',
  },
  {
    weight: 4,
    countries: [2, 3, 18],
    given:
      'Akiko,Bao,Chen,Dae-jung,Eun-ji,Haruto,Hiroshi,Hyun-woo,Jia,Jing,Kaito,Lan,Linh,Mai,Min-seo,Ming,Naoko,Ren,Seo-yeon,Thuy,Wei,Xiu,Yuki,Zhen',
    family:
      'Bui,Cao,Cho,Dang,Fujita,Gao,Hayashi,Huang,Ito,Jung,Kobayashi,Liang,Matsuda,Nguyen,Park,Pham,Sato,Shimizu,Suzuki,Tran,Wang,Watanabe,Yoon,Zhang',
  },
  {
    weight: 3,
    countries: [10, 0],
    given:
      'Ana Luísa,Bruno,Cauã,Clarice,Eduarda,Fábio,Flávia,Gustavo,Heloísa,João Pedro,Júlia,Letícia,Lúcia,Marcelo,Natália,Otávio,Renata,Sérgio,Thaís,Vinícius',
    family:
      'Almeida,Araújo,Barbosa,Batista,Cardoso,Correia,da Conceição,de Souza,Evangelista,Gonçalves,Leite,Magalhães,Medeiros,Nascimento,Pacheco,Rezende,Sampaio,Teixeira,Vasconcellos,Xavier',
  },
];

/** Longer family names, which replace the parts before and after them. */
export const longMiddles =
  'de la Santísima Trinidad,Maria das Dores,Wilhelmina Alexandrine,Fitzgerald Montgomery,bint Abd ar-Razzaq,Chukwuemeka Oluwadamilare,Sri Venkata Satyanarayana,Anastasia Konstantinovna';
