import { it } from 'vitest';
import { sharedWorld } from '#src/reference-api/shared-world.ts';
const { search, world } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
it('x',()=>{ for (const q of ['drywall stud','something that stops heat escaping through the walls']) for (const h of search().search(q,null,{size:12}).hits.hits) console.log(q, h._source.content_type, h._source.title, h._source.csi?.[0]?.number);
 console.log(world.content.all('cad').length); });
