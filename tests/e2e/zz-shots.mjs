import { chromium } from '@playwright/test';
import { findChromium } from '#scripts/lib/browser.ts';
const base='http://localhost:8802';
const b=await chromium.launch({executablePath:findChromium(),args:['--no-sandbox']});
const [who='admin',width='1440',scheme='light',...paths]=process.argv.slice(2);
const r=await (await fetch(base+'/v1/auth/login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email:who+'@kiyi.example',password:'Kiyi-Demo-2026'})})).json();
const {accessToken,user}=r.content;
const session={...JSON.parse(Buffer.from(accessToken.split('.')[1],'base64url').toString()),token:accessToken,user_role:user.role,user_name:user.UserDetail.firstName+' '+user.UserDetail.lastName};
const ctx=await b.newContext({viewport:{width:+width,height:900},colorScheme:scheme,locale:'tr-TR',timezoneId:'Europe/Istanbul',serviceWorkers:'block'});
const p=await ctx.newPage();
p.on('console',m=>m.type()==='error'&&console.log('ERR',p.url(),m.text()));
p.on('pageerror',e=>console.log('PAGEERR',e.message));
await p.addInitScript(v=>{localStorage.setItem('admin',v)},JSON.stringify(session));
for(const path of paths){
 await p.goto(base+'/dashboard'+path); await p.waitForLoadState('networkidle'); await p.waitForTimeout(800);
 const f=`/tmp/h41s/${who}-${width}-${scheme}-${path.replace(/[^a-z0-9]+/gi,'_')}.png`;
 await p.screenshot({path:f,fullPage: path.startsWith('/settings')&&+width<800}); 
 const over=await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth);
 console.log(f,over>0?'OVERFLOW '+over:'');
}
await b.close();
