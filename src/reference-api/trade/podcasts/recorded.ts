/** Who speaks in an episode that has been recorded: its names are in the sound, so every world keeps them. */
export interface RecordedEpisode {
  /** Names its file. */
  key: string;
  title: string;
  host: string;
  guest: string;
  firm: string;
}

export const recordedEpisodes: readonly RecordedEpisode[] = [
  {
    key: 'storefront-or-curtain-wall',
    title: 'Storefront, Curtain Wall, or Window Wall?',
    host: 'Leila',
    guest: 'Pedro Jeong',
    firm: 'Kaplan Consulting Group',
  },
  {
    key: 'whose-u-factor',
    title: 'Whose U-Factor Is It?',
    host: 'Leila',
    guest: 'Ximena Sandoval',
    firm: 'Sandoval Consulting Engineers',
  },
  {
    key: 'action-information-stop',
    title: 'Action, Information, Stop',
    host: 'Odette',
    guest: 'Jamal Begay',
    firm: 'Osei Architects',
  },
  {
    key: 'shall-will-any',
    title: 'Shall, Will, Any, and the Missing Comma',
    host: 'Odette',
    guest: 'Nadia Quiñones',
    firm: 'Quiñones Architecture Studio',
  },
  {
    key: 'carpet-tile-questions',
    title: 'Twenty Questions Over a Carpet Tile',
    host: 'Ruth',
    guest: 'Jin Gallagher',
    firm: 'Nakamura Design Partners',
  },
  {
    key: 'the-wall-said-fifty',
    title: 'The Wall Said Fifty, the Neighbors Said Thirty-Eight',
    host: 'Ruth',
    guest: 'Vera Sandoval',
    firm: 'Haddad Consulting Group',
  },
  {
    key: 'how-much-door',
    title: 'How Much Door Is Enough Door?',
    host: 'Goran',
    guest: 'Fiona Chen',
    firm: 'Cho Design Partners',
  },
  {
    key: 'final-final-2',
    title: 'Final, Final 2, Final Really',
    host: 'Goran',
    guest: 'Umberto Jeong',
    firm: 'Grabowski Builders',
  },
  {
    key: 'what-undisclosed-tells',
    title: 'What “Undisclosed” Is Telling You',
    host: 'Esther',
    guest: 'Stefan Desai',
    firm: 'Mwangi Architecture Studio',
  },
  {
    key: 'a-limit-at-bid-time',
    title: 'A Limit That Holds Up at Bid Time',
    host: 'Esther',
    guest: 'Uma Arsenault',
    firm: 'Arsenault County Public Works',
  },
  {
    key: 'ninety-means-forty-five',
    title: 'Ninety Means Forty-Five',
    host: 'Elias',
    guest: 'Chidi McAllister',
    firm: 'McAllister Building Consultants',
  },
  {
    key: 'three-air-leakage-numbers',
    title: 'Three Air Leakage Numbers, No Speeches',
    host: 'Elias',
    guest: 'Zofia Boucher',
    firm: 'Sullivan Consulting',
  },
];
