import { writeFileSync } from 'node:fs';
import { compoundFileOf } from '#tests/support/compound-file.ts';
import { zipSync } from 'fflate';
import { readFileSync } from 'node:fs';
const png=Uint8Array.from(Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==','base64'));
writeFileSync('/tmp/own/door.rfa', compoundFileOf({BasicFileInfo:Uint8Array.from(Buffer.from('Format: 2023 C:\\door.rfa','utf16le')),'RevitPreview4.0':png}));
const d='/work/shared/cases/files/';
writeFileSync('/tmp/own/all.zip', zipSync({'cad/plan.dxf':readFileSync(d+'d14-two-viewports.dxf'),'doc/links.pdf':readFileSync(d+'p02-link.pdf'),'a.txt':new Uint8Array(3)}));
writeFileSync('/tmp/own/house.ifczip', zipSync({'i01.ifc':readFileSync(d+'i01-byte-order-mark.ifc')}));
