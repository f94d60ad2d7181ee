/** Around every island. */
export default {
  stopped:
    'Bu bölüm tarayıcınızda durdu; çeviri ya da bir eklenti yüzünden olabilir. <again>Sayfayı yenileyin</again>.',
  stoppedForm:
    'Bu bölüm tarayıcınızda durdu; çeviri ya da bir eklenti yüzünden olabilir. <form>Aynı adımı sade sayfada sürdürün</form>.',
  orCall: (phone: string) => `Ya da bizi arayın: <phone>${phone}</phone>`,
};
