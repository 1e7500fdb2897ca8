/** First names of the sample world's people, of mixed origins. */
export const firstNames: readonly string[] = [
  'Amara Beatriz Caleb Daniela Elias Farah Gideon Hana Ibrahim Joanna Kwame Leila Marcus Nadia Oscar',
  'Priya Quentin Rosa Samuel Tamsin Ulrich Valentina Wendell Ximena Yusuf Zofia Aiko Bjørn Chidi Deepa',
  'Esther Fergus Graciela Hassan Ingrid Jamal Katarina Luca Mei Nikhil Odette Paolo Renée Stefan Thandi',
  'Umberto Vera Winona Xavier Yara Zachary Anneke Bao Cormac Dolores Emeka Fiona Goran Huda Isaac Jin',
  'Keiko Lars Miriam Noor Olga Pedro Ruth Siobhán Tomás Uma Viktor Walter Xochitl Yolanda Zainab André',
  'Brigid Curtis Dalia',
].flatMap((line) => line.split(' '));

/** Last names of the sample world's people, of mixed origins. */
export const lastNames: readonly string[] = [
  'Abara Acheson Adeyemi Alvarado Andersson Aoki Arsenault Baptiste Barros Begay Beltrán Bergström',
  'Bhatt Blackwood Boateng Boucher Brennan Bui Callahan Carvalho Castellano Chandra Chen Cho Clarke',
  'Contreras Cruz Czarnecki Dahl Delacroix Demir Desai Diallo Dubois Eastman Eriksen Espinoza Farouk',
  'Fenwick Fitzgerald Fontaine Fujimoto Gallagher Ganesan Gauthier Ghorbani Goldstein Grabowski Greene',
  'Guerrero Haddad Halvorsen Harjo Hassan Hayes Herrera Hoang Holloway Horvath Ibarra Inoue Ivanov',
  'Jacobs Jeong Joshi Kaplan Kariuki Kowalski Krishnan Lachance Larsen Leclair Lindqvist Lombardi',
  "Machado MacLeod Mahmoud Mbeki McAllister Mendoza Moreau Morita Mwangi Nakamura Nguyen O'Rourke",
  'Okafor Oliveira Olsen Ortega Osei Pacheco Park Patel Pelletier Petrov Pham Quiñones Rahman Ramírez',
  'Reinholt Rossi Sandoval Santos Schneider Sharma Silva Singh Soto Sullivan Takahashi Tanaka Thibodeau',
  'Toledo Tsosie Vargas Vasquez Washington Whitaker Yamada',
].flatMap((line) => line.split(' '));

/** Titles of the people who answer for a manufacturer, by the desk a specifier reaches. */
export const jobTitles: readonly string[] = [
  'Architectural Representative',
  'Architectural Sales Manager',
  'Assistant Product Manager',
  'BIM Content Manager',
  'Building Science Director',
  'Code Compliance Manager',
  'Continuing Education Coordinator',
  'Customer Service Lead',
  'Director of Specifications',
  'Director of Sustainability',
  'Engineering Manager',
  'Estimating Manager',
  'Field Technical Representative',
  'National Accounts Manager',
  'Plant Manager',
  'President',
  'Product Development Engineer',
  'Product Manager',
  'Project Manager',
  'Quality Assurance Manager',
  'Regional Sales Manager',
  'Specification Writer',
  'Technical Services Director',
  'Vice President of Engineering',
  'Vice President of Sales',
  'Warranty Administrator',
];
