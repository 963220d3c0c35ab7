/** Those that have their name in many countries. A firm's own `live.example.no`, `outlook.agency` or `gmx.media` is none of them. */
const inManyCountries =
  /^(hotmail|live|outlook|msn|windowslive|yahoo|ymail|rocketmail|gmx|aol|yandex|mailinator|yopmail|guerrillamail)\.((com|co|net)(\.[a-z]{2})?|[a-z]{2})$/;

/** Where anybody can get an address in a minute, so that its domain says nothing about a business. */
export const isFreeMail = (domain: string) => inManyCountries.test(domain) || others.has(domain);

const others: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com icloud.com me.com mac.com mail.com email.com web.de freenet.de arcor.de t-online.de
  proton.me protonmail.com protonmail.ch pm.me tutanota.com tutanota.de tutamail.com tuta.com tuta.io keemail.me
  zoho.com zoho.eu zohomail.com zohomail.eu fastmail.com fastmail.fm hey.com hushmail.com mailfence.com mailbox.org
  posteo.de posteo.net posteo.no disroot.org riseup.net startmail.com
  duck.com mozmail.com privaterelay.appleid.com simplelogin.com simplelogin.co simplelogin.fr slmail.me aleeas.com
  passmail.net passmail.com passinbox.com passfwd.com addy.io anonaddy.com anonaddy.me erine.email
  mail.ru inbox.ru list.ru bk.ru internet.ru rambler.ru inbox.lv inbox.lt inbox.eu o2.pl wp.pl onet.pl op.pl interia.pl
  tlen.pl gazeta.pl seznam.cz email.cz centrum.cz azet.sk abv.bg ukr.net i.ua freemail.hu citromail.hu
  libero.it virgilio.it tiscali.it alice.it orange.fr free.fr laposte.net wanadoo.fr sfr.fr neuf.fr
  btinternet.com talktalk.net comcast.net verizon.net sbcglobal.net cox.net
  qq.com foxmail.com 163.com 126.com sina.com naver.com hanmail.net daum.net rediffmail.com uol.com.br bol.com.br
  online.no getmail.no broadpark.no start.no frisurf.no sensewave.com c2i.net tele2.no lyse.net bluezone.no ebnett.no
  netcom.no chello.no runbox.com runbox.no epost.no spray.no eunet.no powertech.no monet.no enivest.net haugnett.no
  loqal.no nktv.no ktv.no kvinnheradnett.no combitel.no smisto.no neasonline.no norkabel.no ntebb.no vktv.no
  comhem.se telia.com bredband.net spray.se swipnet.se home.se passagen.se jubii.dk ofir.dk mail.dk suomi24.fi
  luukku.com kolumbus.fi
  10minutemail.com temp-mail.org sharklasers.com trashmail.com dispostable.com`.split(/\s+/),
);
