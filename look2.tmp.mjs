import { readFileSync } from 'node:fs';
import { openDxf } from '#src/lib/dxf/dxf-file.ts';
import { numberOf } from '#src/lib/dxf/groups.ts';
for (const f of process.argv.slice(2)) { try { const d=openDxf(new Uint8Array(readFileSync(f)));
 const c={}; for (const e of d.entities){ const k=e.type+(numberOf(e.groups,67)===1?'/paper':'')+(numberOf(e.groups,60)===1?'/hidden':''); c[k]=(c[k]??0)+1; }
 console.log(f.split('/').at(-1), JSON.stringify(c), 'tile',JSON.stringify(d.header.get('$TILEMODE')), 'blocks', [...d.blocks].map(([n,b])=>n+':'+b.entities.length).slice(0,12).join(' ')); } catch(e){ console.log(f, String(e)); } }
