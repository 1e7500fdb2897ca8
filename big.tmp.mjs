import { writeFileSync } from 'node:fs';
import { answerDrawing } from '#src/domain/drawing/answer.ts';
let t='0\nSECTION\n2\nENTITIES\n'; for(let i=0;i<150000;i++) t+=`0\nLINE\n8\nL${i%20}\n10\n${i%400}\n20\n${(i/400)|0}\n11\n${i%400+0.8}\n21\n${((i/400)|0)+0.7}\n`; t+='0\nENDSEC\n0\nEOF\n';
writeFileSync('/tmp/own/lines150k.dxf',t);
const b=new TextEncoder().encode(t); const s=performance.now(); const r=answerDrawing(b); console.log('ms',Math.round(performance.now()-s), r.problem??r.sheet.entities, b.length);
