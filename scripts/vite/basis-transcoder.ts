import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The transcoder writes the functions that pass values to its WebAssembly as text and has them compiled, which our policy
 * forbids in workers, too. Here they are closures. Each text must be there: another release of three may need another text.
 */
const closures: readonly (readonly [written: string, closed: string])[] = [
  [
    'var invokerFn=newFunc(Function,args)(...closureArgs);',
    `var invokerFn=function(...given){
      if(given.length!==argCount-2)throwBindingError(humanName+' takes '+(argCount-2)+' arguments.');
      const stack=needsDestructorStack?[]:null;
      const wired=given.map((value,at)=>argTypes[at+2].toWireType(stack,value));
      if(isClassMethodFunc)wired.unshift(argTypes[1].toWireType(stack,this));
      const result=cppInvokerFunc(cppTargetFunc,...wired);
      const first=isClassMethodFunc?1:2;
      if(stack)runDestructors(stack);
      else for(const[at,value]of wired.entries())argTypes[at+first].destructorFunction?.(value);
      if(returns)return argTypes[0].fromWireType(result);
    };`,
  ],
  [
    'var invokerFunction=newFunc(Function,params)(...args);',
    `var invokerFunction=(obj,func,destructorsRef,from)=>{
      const given=[];
      for(const type of types){given.push(type.readValueFromPointer(from));from+=type.argPackAdvance;}
      const result=kind===1?new func(...given):kind===0?func.call(obj,...given):func.call(...given);
      if(!retType.isVoid)return emval_returnValue(retType,destructorsRef,result);
    };`,
  ],
];
/** Writes the texts, and is asked for by nothing else. */
const writer =
  'let[args,invokerFnBody]=createJsInvoker(argTypes,isClassMethodFunc,returns,isAsync);args.push(invokerFnBody);';

/** The decoder of KTX2 pictures that comes with three, as a script that can be imported. */
export function basisFiles(root: string): Readonly<Record<'basis.js' | 'basis.wasm', Uint8Array>> {
  const home = join(root, 'node_modules/three/examples/jsm/libs/basis');
  let script = readFileSync(join(home, 'basis_transcoder.js'), 'utf8');
  for (const [written, closed] of [...closures, [writer, ''] as const]) {
    if (script.split(written).length !== 2) throw new Error(`The Basis transcoder has changed: ${written}`);
    script = script.replace(written, () => closed);
  }
  return {
    'basis.js': new TextEncoder().encode(`${script}\nexport default BASIS;\n`),
    'basis.wasm': readFileSync(join(home, 'basis_transcoder.wasm')),
  };
}
