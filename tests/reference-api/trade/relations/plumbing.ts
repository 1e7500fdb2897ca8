import { number, type Relation } from '#tests/reference-api/trade/relations/relation.ts';

export const plumbingRelations: readonly Relation[] = [
  {
    name: 'a waterless urinal uses no water',
    sections: ['2242'],
    nouns: /waterless/i,
    holds: number('flushVolume', (volume) => volume === 0),
  },
  {
    name: 'a water closet flushes with 1.6 gallons at most (EPAct)',
    sections: ['2242'],
    nouns: /closet/i,
    holds: number('flushVolume', (volume) => volume >= 0.8 && volume <= 1.6),
  },
  {
    name: 'a public lavatory faucet gives half a gallon a minute at most (ASME A112.18.1)',
    sections: ['2242'],
    nouns: /faucet/i,
    holds: number('flowRate', (rate) => rate <= 0.5),
  },
];
