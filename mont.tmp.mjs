import { createCanvas, loadImage } from '@napi-rs/canvas'; import { writeFileSync } from 'node:fs';
const [out, cell, ...names]=process.argv.slice(2); const w=Number(cell);
const imgs=await Promise.all(names.map(n=>loadImage('/tmp/own/'+n+'.png')));
const h=Math.max(...imgs.map(i=>i.height/i.width*w)); const c=createCanvas(w*imgs.length+8*imgs.length,Math.ceil(h)); const x=c.getContext('2d'); x.fillStyle='#f0f';x.fillRect(0,0,c.width,c.height);
imgs.forEach((i,k)=>x.drawImage(i,k*(w+8),0,w,i.height/i.width*w)); writeFileSync('/tmp/own/'+out+'.png', c.toBuffer('image/png'));
