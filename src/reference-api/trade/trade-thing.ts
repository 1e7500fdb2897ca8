import { brandWords } from '#src/reference-api/trade/brand-words.ts';
import { slangWords } from '#src/reference-api/trade/slang-words.ts';

/** A brand word or slang, and the thing that it stands for. */
export interface TradeThing {
  from: string;
  to: string;
}

/** Every brand word and slang of the tables; the user is told what it was read as. */
export const tradeThings: readonly TradeThing[] = `${brandWords}${slangWords}`
  .trim()
  .split(/\n+/)
  .flatMap((line) => {
    const [words = '', to = ''] = line.split(' > ');
    return words.split(', ').map((from) => ({ from, to }));
  });
