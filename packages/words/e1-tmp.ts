const cpu=()=>{const u=process.cpuUsage();return (u.user+u.system)/1000;};
import { openIndex, buildIndex } from './src/index.ts';
import { createMatch, step, nextDeadline, rulesFromSettings, defaultRoomSettings, SCENARIOS, asSeatId, type MatchSetup, type MatchRules, type GameLanguage } from '@syllaboom/engine';
const cacheDir='/tmp/e1-cache';
const langs=(process.argv[2]??'en-US').split(',') as GameLanguage[];
const bot=(s:number)=>({typingSpeed:s,typoAmount:3,thinkingTime:4});
for (const l of langs){
  const ix=openIndex(l,{cacheDir});
  const cases:[string,Partial<MatchRules>][]=[['0',{mode:0}],['0 aarrghh',{mode:0,difficulty:3}],['chain0',{mode:1,chainStyle:0}],['chain1',{mode:1,chainStyle:1}],['chain2',{mode:1,chainStyle:2}],['chain3',{mode:1,chainStyle:3}],['len',{mode:6}],['len exact aarrghh',{mode:6,lengthMode:1,difficulty:3}],['climb solo',{mode:8,speed:8}],['climb team',{mode:8,speed:8}]];
  for(const s of SCENARIOS) if(s.id!==0&&s.id!==99) cases.push([`sc${s.id} ${s.key}`,{...rulesFromSettings({...defaultRoomSettings(l),sc:s.id},{ranked:false,calm:false})}]);
  for(const [name,rules] of cases){
    let worst=0,create=0,steps=0,total=0,turns=0,words=0,bytes=0; const reasons:Record<string,number>={}; const prompts:string[]=[];let dur=0;
    for(let seed=1;seed<=2;seed++){
      const solo=name==='climb solo';
      const setup:MatchSetup={seed,rules:{...rulesFromSettings(defaultRoomSettings(l),{ranked:false,calm:false}),startHearts:3,...rules},players:(solo?[8]:[7,9,5]).map((s,i)=>({seat:asSeatId(`bot${i}`),language:l,bot:bot(s)}))};
      let t=cpu(); const {state}=createMatch(setup,()=>ix,0); create=Math.max(create,cpu()-t);
      while(state.phase==='playing'&&steps<400000){ t=cpu(); const ev=step(state,{k:'time',at:nextDeadline(state)!},()=>ix); const ms=cpu()-t; total+=ms; steps++; if(ms>worst) worst=ms; for(const e of ev) if(e.e==='turn'&&prompts.length<8) prompts.push(e.prompt+JSON.stringify(e.requirement).replace('{}','')); }
      turns+=state.turn; words+=state.usedWords.length; dur+=state.now; reasons[state.endReason??'?']=(reasons[state.endReason??'?']??0)+1;
    }
    console.log(l,name.padEnd(20),'create',create.toFixed(1),'worst step',worst.toFixed(1),'mean',(total/steps).toFixed(3),'turns',(turns/6).toFixed(0),'words',(words/6).toFixed(0),'min',(dur/6/60000).toFixed(1),JSON.stringify(reasons),prompts.slice(0,6).join(' '));
  }
}
