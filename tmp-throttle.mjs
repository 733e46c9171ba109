import { chromium } from 'playwright'
const base='http://localhost:3110'
const paths=process.argv.slice(2); if(!paths.length) paths.push('/materials/culture/32-chay-po-russki')
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' })
for (const path of paths) {
 for (let i=0;i<2;i++){
  const ctx = await b.newContext({ viewport: { width: 360, height: 740 }, hasTouch:true, isMobile:true, deviceScaleFactor: 2 })
  const p = await ctx.newPage()
  const c = await ctx.newCDPSession(p); await c.send('Network.enable'); await c.send('Network.emulateNetworkConditions',{offline:false,latency:150,downloadThroughput:1.6e6/8,uploadThroughput:750e3/8}); await c.send('Emulation.setCPUThrottlingRate',{rate:4})
  let total=0; const sizes=[]; const urls=new Map(); c.on('Network.responseReceived',e=>urls.set(e.requestId,e.response.url)); c.on('Network.loadingFinished',e=>{total+=e.encodedDataLength; sizes.push([Math.round(performance.now()-t0), urls.get(e.requestId)?.replace(base,'').slice(0,60), e.encodedDataLength])})
  await p.addInitScript(()=>{ window.__l=[];window.__cls=0;window.__long=0;
   new PerformanceObserver(l=>{for(const e of l.getEntries())window.__l.push([Math.round(e.startTime),e.element?.tagName+'.'+e.element?.className, e.size])}).observe({type:'largest-contentful-paint',buffered:true});
   new PerformanceObserver(l=>{for(const e of l.getEntries())if(!e.hadRecentInput)window.__cls+=e.value}).observe({type:'layout-shift',buffered:true});
   new PerformanceObserver(l=>{for(const e of l.getEntries())window.__long+=Math.max(0,e.duration-50)}).observe({type:'longtask',buffered:true});
   window.__ready=0; const t=setInterval(()=>{ if(document.querySelector('.reading-text w-[tabindex]')){window.__ready=Math.round(performance.now());clearInterval(t)} },10)
   window.__ev=[]; new PerformanceObserver(l=>{for(const e of l.getEntries())window.__ev.push([e.name,e.duration])}).observe({type:'event',durationThreshold:16,buffered:true});
  })
  const t0=performance.now()
  await p.goto(base+path,{waitUntil:'load'}); await p.waitForTimeout(4000)
  const touchable = await p.locator('.reading-text w-').count()
  let touch=null
  if(touchable>8){ await p.locator('.reading-text w-').nth(6).scrollIntoViewIfNeeded(); await p.evaluate(()=>{window.__t=0; document.addEventListener('pointerdown',()=>{const s=performance.now(); const f=()=>{const d=document.querySelector('[role=dialog]:popover-open'); if(d&&d.textContent.length>30) window.__t=Math.round(performance.now()-s); else requestAnimationFrame(f)}; f()},{capture:true,once:true})}); await p.locator('.reading-text w-').nth(6).tap(); await p.waitForTimeout(1200); touch=await p.evaluate(()=>window.__t) }
  const r=await p.evaluate(()=>({fcp:Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime),lcp:window.__l.at(-1),cls:+window.__cls.toFixed(4),tbt:Math.round(window.__long),ready:window.__ready, worst: Math.max(0,...window.__ev.map(e=>e[1]))}))
  console.log(path, JSON.stringify({...r,touch,total,requests:sizes.length}))
  if(process.env.V) for(const s of sizes) console.log('   ',...s)
  await ctx.close()
 }}
await b.close()
